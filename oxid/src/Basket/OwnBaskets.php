<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Basket;

use OxidEsales\GraphQL\Base\Service\Authentication;
use OxidEsales\GraphQL\Storefront\Basket\DataType\Basket;
use OxidEsales\GraphQL\Storefront\Basket\Exception\BasketAccessForbidden;
use OxidEsales\GraphQL\Storefront\Basket\Infrastructure\Repository;
use TheCodingMachine\GraphQLite\Types\ID;

/** The caller's baskets. Stock's service for them has another name from GraphQL Storefront 3 on. */
class OwnBaskets
{
    public function __construct(private Repository $repository, private Authentication $authentication)
    {
    }

    public function get(ID $basketId): Basket
    {
        $basket = $this->repository->getBasketById((string) $basketId);
        if (!$basket->belongsToUser((string) $this->authentication->getUser()->id())) {
            throw BasketAccessForbidden::byAuthenticatedUser();
        }

        return $basket;
    }
}
