<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\TakeAlong\GraphQL;

/** Another visitor's basket, with the token that proves access to it. */
final class OtherBasket
{
    public function __construct(public string $basketId, public string $token)
    {
    }
}
