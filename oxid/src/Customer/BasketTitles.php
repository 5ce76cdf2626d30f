<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Customer;

/** What the title of a basket says about it. */
final class BasketTitles
{
    /** Lists that OXID itself stores as baskets. */
    private const INTERNAL = ['savedbasket', 'noticelist', 'wishlist'];

    public static function isInternal(string $title): bool
    {
        return in_array($title, self::INTERNAL, true);
    }

    /** True for a basket the customer put aside under a name. */
    public static function isSaved(string $title): bool
    {
        return str_starts_with($title, 'savedbasket:');
    }

    /**
     * The id of the basket to go on with: the newest one that is neither public nor saved nor internal.
     *
     * @param array<int, array{id: string, title: string, public: bool, created: int}> $baskets
     */
    public static function current(array $baskets): ?string
    {
        $open = array_filter($baskets, static function (array $basket): bool {
            return !$basket['public'] && !self::isInternal($basket['title']) && !self::isSaved($basket['title']);
        });
        usort($open, static fn (array $a, array $b): int => $b['created'] <=> $a['created']);

        return $open[0]['id'] ?? null;
    }
}
