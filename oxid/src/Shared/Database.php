<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Shared;

use OxidEsales\Eshop\Core\DatabaseProvider;
use Throwable;

/** The shop's database connection: reads go to the master, so that a value just written is seen. */
class Database
{
    /** @return array<string, string|null>|null */
    public function row(string $sql, array $values = []): ?array
    {
        $row = DatabaseProvider::getMaster(DatabaseProvider::FETCH_MODE_ASSOC)->getRow($sql, $values);

        return $row ? array_change_key_case($row, CASE_LOWER) : null;
    }

    /** @return array<int, array<string, string|null>> */
    public function rows(string $sql, array $values = []): array
    {
        $rows = DatabaseProvider::getMaster(DatabaseProvider::FETCH_MODE_ASSOC)->getAll($sql, $values);

        return array_map(static fn (array $row): array => array_change_key_case($row, CASE_LOWER), $rows);
    }

    public function value(string $sql, array $values = []): ?string
    {
        $value = DatabaseProvider::getMaster()->getOne($sql, $values);

        return $value === false || $value === null ? null : (string) $value;
    }

    public function change(string $sql, array $values = []): void
    {
        DatabaseProvider::getDb()->execute($sql, $values);
    }

    /**
     * Runs the work in one transaction. Any exception rolls it back.
     *
     * @template Result
     * @param callable(): Result $work
     * @return Result
     */
    public function inTransaction(callable $work)
    {
        $database = DatabaseProvider::getDb();
        $database->startTransaction();
        try {
            $result = $work();
            $database->commitTransaction();

            return $result;
        } catch (Throwable $failure) {
            $database->rollbackTransaction();
            throw $failure;
        }
    }

    /**
     * Runs the work while no other request of this key runs. Throws RefusedError when the other one takes too long.
     *
     * @template Result
     * @param callable(): Result $work
     * @return Result
     */
    public function inLock(string $key, callable $work, int $seconds = 30)
    {
        $name = 'belt_' . md5($key);
        if ($this->value('select get_lock(:name, :seconds)', [':name' => $name, ':seconds' => $seconds]) !== '1') {
            throw new RefusedError('The shop is busy with this basket. Please try again.');
        }
        try {
            return $work();
        } finally {
            $this->value('select release_lock(:name)', [':name' => $name]);
        }
    }
}
