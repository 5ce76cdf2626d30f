<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\TakeAlong\GraphQL;

use TheCodingMachine\GraphQLite\Annotations\Field;
use TheCodingMachine\GraphQLite\Annotations\Type;

/** A product of which fewer pieces are available than wanted. */
#[Type(name: 'BasketLimitedProduct')]
final class LimitedProduct
{
    public function __construct(private string $title, private int $wanted, private int $amount)
    {
    }

    #[Field]
    public function title(): string
    {
        return $this->title;
    }

    #[Field]
    public function wanted(): int
    {
        return $this->wanted;
    }

    #[Field]
    public function amount(): int
    {
        return $this->amount;
    }
}
