<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Anonymous;

use OxidEsales\GraphQL\Base\Framework\PermissionProviderInterface;

/**
 * Rights of anonymous visitors, who fill a basket before they sign in, and of dealers. BASE gives the group
 * `oxidanonymous` to every token whose user has no row. Only signed-in users place orders.
 */
final class Permissions implements PermissionProviderInterface
{
    private const BASKET = [
        'CREATE_BASKET',
        'VIEW_BASKET',
        'ADD_PRODUCT_TO_BASKET',
        'REMOVE_BASKET_PRODUCT',
        'ADD_VOUCHER',
        'REMOVE_VOUCHER',
    ];

    public function getPermissions(): array
    {
        return [
            'oxidanonymous' => self::BASKET,
            'oxiddealer' => [...self::BASKET, 'PLACE_ORDER', 'VIEW_PURCHASE_PRICES'],
        ];
    }
}
