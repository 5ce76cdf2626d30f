<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Pricing\GraphQL;

use TheCodingMachine\GraphQLite\Annotations\Field;
use TheCodingMachine\GraphQLite\Annotations\Type;

/** A dealer's purchase price of an article. */
#[Type]
final class PurchasePrice
{
    public function __construct(private string $sku, private float $price)
    {
    }

    #[Field]
    public function sku(): string
    {
        return $this->sku;
    }

    /** Net price of one piece in euros. */
    #[Field]
    public function price(): float
    {
        return $this->price;
    }
}
