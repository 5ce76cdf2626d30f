<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Basket\GraphQL;

use TheCodingMachine\GraphQLite\Annotations\Field;
use TheCodingMachine\GraphQLite\Annotations\Type;

/** A row of basketAddItems that was not added. */
#[Type(name: 'BasketRefusedItem')]
final class RefusedRow
{
    public function __construct(
        private int $index,
        private string $type,
        private int $available,
        private string $message
    ) {
    }

    /** Index of the row, from 0. */
    #[Field]
    public function index(): int
    {
        return $this->index;
    }

    #[Field]
    public function type(): BasketRefusal
    {
        return new BasketRefusal($this->type);
    }

    /** Pieces that can still be added; 0 where the quantity is not the reason. */
    #[Field]
    public function available(): int
    {
        return $this->available;
    }

    #[Field]
    public function message(): string
    {
        return $this->message;
    }
}
