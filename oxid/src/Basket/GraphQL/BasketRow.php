<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Basket\GraphQL;

/** One row of basketAddItems. */
final class BasketRow
{
    /** @param string[]|null $persParam */
    public function __construct(public string $productId, public float $amount, public ?array $persParam)
    {
    }
}
