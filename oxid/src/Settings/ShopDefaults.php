<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Settings;

/** Settings that a fresh shop lacks, with the value the storefront needs. A value that is set stays as it is. */
final class ShopDefaults
{
    /**
     * blPaymentVatOnTop: unset, every basket with a payment fails at `cost.payment`.
     * iPasswordLength: unset, any password is long enough.
     * blAllowUsersToDeleteTheirAccount: unset, `customerDelete` refuses.
     * blPerfNoBasketSaving: unset, reading a basket rewrites the customer's `savedbasket`.
     *
     * @var array<string, array{type: string, value: bool|string}>
     */
    public const VALUES = [
        'blPaymentVatOnTop' => ['type' => 'bool', 'value' => false],
        'iPasswordLength' => ['type' => 'str', 'value' => '8'],
        'blAllowUsersToDeleteTheirAccount' => ['type' => 'bool', 'value' => true],
        'blPerfNoBasketSaving' => ['type' => 'bool', 'value' => true],
    ];

    /**
     * The settings to write.
     *
     * @param callable(string): mixed $read the stored value; null when there is none
     * @return array<string, array{type: string, value: bool|string}>
     */
    public static function missing(callable $read): array
    {
        return array_filter(self::VALUES, static fn (string $name): bool => $read($name) === null, ARRAY_FILTER_USE_KEY);
    }
}
