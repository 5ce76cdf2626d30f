<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Shared;

use OxidEsales\GraphQL\Base\Framework\NamespaceMapperInterface;

/** Folders with types, type extensions and factories. By their priority they come before those of GraphQL Storefront. */
final class TypeNamespaces implements NamespaceMapperInterface
{
    /**
     * Extensions that replace fields of GraphQL Storefront's own extensions. GraphQLite 5 takes the last one of two
     * fields, GraphQLite 6 the first, so this folder is registered before and after.
     */
    public const REPLACED = ['\\BeltStorefront\\OxidModule\\Replaced\\GraphQL' => __DIR__ . '/../Replaced/GraphQL/'];

    private const SPACE = '\\BeltStorefront\\OxidModule\\';
    private const AREAS = [
        'Address', 'Basket', 'Credit', 'Customer', 'Groups', 'Guest', 'Order', 'PersParam', 'Pricing', 'Stock', 'TakeAlong',
        'WishList',
    ];

    public function getControllerNamespaceMapping(): array
    {
        return [];
    }

    public function getTypeNamespaceMapping(): array
    {
        $folders = self::REPLACED;
        foreach (self::AREAS as $area) {
            $folders[self::SPACE . $area . '\\GraphQL'] = dirname(__DIR__) . "/$area/GraphQL/";
        }

        return $folders;
    }
}
