<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Groups\GraphQL;

use TheCodingMachine\GraphQLite\Annotations\Field;
use TheCodingMachine\GraphQLite\Annotations\Type;
use TheCodingMachine\GraphQLite\Types\ID;

/** A group of users, such as `oxiddealer`. */
#[Type]
final class UserGroup
{
    public function __construct(private string $id, private string $title)
    {
    }

    #[Field]
    public function id(): ID
    {
        return new ID($this->id);
    }

    #[Field]
    public function title(): string
    {
        return $this->title;
    }
}
