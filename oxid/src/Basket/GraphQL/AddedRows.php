<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Basket\GraphQL;

use OxidEsales\GraphQL\Storefront\Basket\DataType\Basket;
use TheCodingMachine\GraphQLite\Annotations\Field;
use TheCodingMachine\GraphQLite\Annotations\Type;

/** Result of basketAddItems. */
#[Type(name: 'BasketAddItemsResult')]
final class AddedRows
{
    /** @param RefusedRow[] $refused */
    public function __construct(private Basket $basket, private int $added, private array $refused)
    {
    }

    #[Field]
    public function basket(): Basket
    {
        return $this->basket;
    }

    /** Number of rows that were added. */
    #[Field]
    public function added(): int
    {
        return $this->added;
    }

    /** @return RefusedRow[] */
    #[Field]
    public function refused(): array
    {
        return $this->refused;
    }
}
