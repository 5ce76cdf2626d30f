<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\TakeAlong\GraphQL;

use TheCodingMachine\GraphQLite\Annotations\Factory;
use TheCodingMachine\GraphQLite\Types\ID;

final class OtherBasketFactory
{
    #[Factory(name: 'BasketTakeAlongInput')]
    public function fromUserInput(ID $basketId, string $token): OtherBasket
    {
        return new OtherBasket((string) $basketId, $token);
    }
}
