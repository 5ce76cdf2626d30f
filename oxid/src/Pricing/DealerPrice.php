<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Pricing;

/** The net price of a dealer, by OXID's price groups A, B and C. */
final class DealerPrice
{
    private const COLUMNS = ['oxidpricea' => 'oxpricea', 'oxidpriceb' => 'oxpriceb', 'oxidpricec' => 'oxpricec'];

    /**
     * The column with the dealer's prices; the normal price without a price group.
     *
     * @param string[] $groups
     */
    public static function columnFor(array $groups): string
    {
        foreach (self::COLUMNS as $group => $column) {
            if (in_array($group, $groups, true)) {
                return $column;
            }
        }

        return 'oxprice';
    }

    /**
     * The net price in euros, rounded to cents. An empty group price is none: the normal price holds.
     *
     * @param float $vat in percent
     */
    public static function net(float $groupPrice, float $price, float $vat, bool $isEnteredNet): float
    {
        $entered = $groupPrice > 0 ? $groupPrice : $price;

        return round($isEnteredNet ? $entered : $entered / (1 + $vat / 100), 2);
    }
}
