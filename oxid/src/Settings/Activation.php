<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Settings;

use BeltStorefront\OxidModule\Shared\Database;
use OxidEsales\Eshop\Core\DbMetaDataHandler;
use OxidEsales\Eshop\Core\Registry;

/**
 * What the module needs before it works: tables, columns, settings. OXID runs this while the module is being
 * activated, so it uses no service of the module's container.
 */
final class Activation
{
    public static function onActivate(): void
    {
        $database = new Database();
        foreach (Tables::statements() as $statement) {
            $database->change($statement);
        }
        $added = array_filter(array_keys(Tables::COLUMNS), static fn (string $table) => self::addColumns($database, $table));
        if ($added) {
            oxNew(DbMetaDataHandler::class)->updateViews();
            Registry::getUtils()->oxResetFileCache();
        }
        (new DefaultsWriter($database))->write();
    }

    private static function addColumns(Database $database, string $table): bool
    {
        $sql = 'select column_name as name from information_schema.columns
            where table_schema = database() and table_name = :table';
        $rows = $database->rows($sql, [':table' => $table]);
        $statement = Tables::columnStatement($table, array_map(static fn (array $row) => (string) $row['name'], $rows));
        if ($statement !== null) {
            $database->change($statement);
        }

        return $statement !== null;
    }
}
