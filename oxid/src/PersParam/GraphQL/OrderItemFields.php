<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\PersParam\GraphQL;

use BeltStorefront\OxidModule\PersParam\PersParam;
use OxidEsales\GraphQL\Storefront\Order\DataType\OrderItem;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

#[ExtendType(class: OrderItem::class)]
final class OrderItemFields
{
    /** Copied from the basket item. */
    #[Field]
    public function persParam(OrderItem $item): ?string
    {
        return PersParam::fromColumn((string) $item->getEshopModel()->getRawFieldData('oxpersparam'));
    }
}
