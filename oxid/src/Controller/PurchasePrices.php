<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Controller;

use BeltStorefront\OxidModule\Pricing\GraphQL\PurchasePrice;
use BeltStorefront\OxidModule\Pricing\PurchasePrices as Prices;
use OxidEsales\GraphQL\Base\Service\Authentication;
use TheCodingMachine\GraphQLite\Annotations\Query;
use TheCodingMachine\GraphQLite\Annotations\Right;

final class PurchasePrices
{
    public function __construct(private Prices $prices, private Authentication $authentication)
    {
    }

    /**
     * For dealers: the net purchase price of every article on sale.
     *
     * @return PurchasePrice[]
     */
    #[Query]
    #[Right('VIEW_PURCHASE_PRICES')]
    public function purchasePrices(): array
    {
        $list = [];
        foreach ($this->prices->of((string) $this->authentication->getUser()->id()) as $sku => $price) {
            $list[] = new PurchasePrice((string) $sku, $price);
        }

        return $list;
    }
}
