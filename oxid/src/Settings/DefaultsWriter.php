<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Settings;

use BeltStorefront\OxidModule\Shared\Database;
use OxidEsales\Eshop\Core\Registry;

/** Writes the settings that the current shop lacks. */
class DefaultsWriter
{
    public function __construct(private Database $database)
    {
    }

    /** @return string[] the names written */
    public function write(): array
    {
        $config = Registry::getConfig();
        $shopId = (int) $config->getShopId();
        // The stored row decides: a value from config.inc.php or a theme would hide that there is none.
        $sql = "select oxvarname from oxconfig where oxvarname = :name and oxshopid = :shop and oxmodule = ''";
        $missing = ShopDefaults::missing(
            fn (string $name): ?string => $this->database->value($sql, [':name' => $name, ':shop' => $shopId])
                ?? $config->getConfigParam($name)
        );
        foreach ($missing as $name => ['type' => $type, 'value' => $value]) {
            $config->saveShopConfVar($type, $name, $value, $shopId);
        }

        return array_keys($missing);
    }
}
