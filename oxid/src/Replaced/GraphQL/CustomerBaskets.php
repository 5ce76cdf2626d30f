<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Replaced\GraphQL;

use BeltStorefront\OxidModule\Customer\BasketTitles;
use OxidEsales\GraphQL\Storefront\Basket\DataType\Basket;
use OxidEsales\GraphQL\Storefront\Basket\Infrastructure\Repository;
use OxidEsales\GraphQL\Storefront\Customer\DataType\Customer;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

#[ExtendType(class: Customer::class)]
final class CustomerBaskets
{
    public function __construct(private Repository $baskets)
    {
    }

    /**
     * Newest first, without the lists that OXID keeps as baskets.
     *
     * @return Basket[]
     */
    #[Field]
    public function baskets(Customer $customer): array
    {
        $baskets = array_filter(
            $this->baskets->customerBaskets($customer),
            static fn (Basket $basket): bool => !BasketTitles::isInternal($basket->title())
        );
        usort($baskets, static fn (Basket $a, Basket $b): int => $b->creationDate() <=> $a->creationDate());

        return $baskets;
    }
}
