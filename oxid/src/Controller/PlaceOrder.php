<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Controller;

use BeltStorefront\OxidModule\Order\BuyersWords;
use BeltStorefront\OxidModule\Order\PlaceOnce;
use OxidEsales\GraphQL\Storefront\Order\DataType\Order;
use TheCodingMachine\GraphQLite\Annotations\Mutation;
use TheCodingMachine\GraphQLite\Annotations\Right;
use TheCodingMachine\GraphQLite\Types\ID;

final class PlaceOrder
{
    public function __construct(private PlaceOnce $orders)
    {
    }

    /** Places the order and removes the basket. A repeated call returns the same order. */
    #[Mutation]
    #[Right('PLACE_ORDER')]
    public function placeOrder(
        ID $basketId,
        ?bool $confirmTermsAndConditions = null,
        ?string $remark = null,
        ?string $reference = null,
        ?string $serviceDealer = null,
        ?float $shownTotal = null
    ): Order {
        $words = BuyersWords::of($remark, $reference, $serviceDealer);

        return $this->orders->place($basketId, $confirmTermsAndConditions === true, $words, $shownTotal);
    }
}
