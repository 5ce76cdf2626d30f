<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\PersParam\GraphQL;

use BeltStorefront\OxidModule\PersParam\PersParam;
use OxidEsales\GraphQL\Storefront\Basket\DataType\BasketItem;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

#[ExtendType(class: BasketItem::class)]
final class BasketItemFields
{
    /** The JSON text given when the line was added; an empty text when there was none. */
    #[Field]
    public function persParam(BasketItem $item): ?string
    {
        return PersParam::fromColumn((string) $item->getEshopModel()->getRawFieldData('oxpersparam'));
    }
}
