<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Basket\GraphQL;

use MyCLabs\Enum\Enum;

/** Why a row was not added. INVALID: the amount or the persParam is wrong, or the basket cannot hold more. */
final class BasketRefusal extends Enum
{
    public const NOTAVAILABLE = 'NOTAVAILABLE';
    public const NOTORDERABLE = 'NOTORDERABLE';
    public const OUTOFSTOCK = 'OUTOFSTOCK';
    public const LIMITEDAVAILABILITY = 'LIMITEDAVAILABILITY';
    public const INVALID = 'INVALID';
}
