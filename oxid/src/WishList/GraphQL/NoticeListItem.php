<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\WishList\GraphQL;

use DateTimeImmutable;
use DateTimeInterface;
use TheCodingMachine\GraphQLite\Annotations\Field;
use TheCodingMachine\GraphQLite\Annotations\Type;

/** An article on a notice list. */
#[Type]
final class NoticeListItem
{
    public function __construct(private string $sku, private DateTimeImmutable $added)
    {
    }

    #[Field]
    public function sku(): string
    {
        return $this->sku;
    }

    #[Field]
    public function added(): DateTimeInterface
    {
        return $this->added;
    }
}
