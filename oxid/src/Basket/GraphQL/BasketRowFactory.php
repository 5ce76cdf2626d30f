<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Basket\GraphQL;

use TheCodingMachine\GraphQLite\Annotations\Factory;
use TheCodingMachine\GraphQLite\Types\ID;

final class BasketRowFactory
{
    /** @param string[]|null $persParam */
    #[Factory(name: 'BasketAddItemInput')]
    public function fromUserInput(ID $productId, float $amount, ?array $persParam = null): BasketRow
    {
        return new BasketRow((string) $productId, $amount, $persParam);
    }
}
