<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Stock\GraphQL;

use TheCodingMachine\GraphQLite\Annotations\Field;
use TheCodingMachine\GraphQLite\Annotations\Type;

/** The main category of a product. */
#[Type]
final class ProductCategory
{
    public function __construct(private string $name)
    {
    }

    #[Field]
    public function name(): string
    {
        return $this->name;
    }
}
