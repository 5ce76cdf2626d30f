<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Settings;

use OxidEsales\EshopCommunity\Internal\Framework\Module\Configuration\Bridge\ModuleSettingBridgeInterface;
use Throwable;

/** The module's own settings. */
class ModuleSettings
{
    private const MODULE = 'belt_storefront';

    public function __construct(private ModuleSettingBridgeInterface $bridge)
    {
    }

    public function text(string $name): string
    {
        try {
            $value = $this->bridge->get($name, self::MODULE);
        } catch (Throwable) {
            return ''; // Not stored yet: the module is older than the setting.
        }

        return is_scalar($value) ? trim((string) $value) : '';
    }

    /** The setting as a positive number, else the default. */
    public function number(string $name, int $default): int
    {
        $value = $this->text($name);

        return ctype_digit($value) && (int) $value > 0 ? (int) $value : $default;
    }
}
