<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Credit\GraphQL;

use BeltStorefront\OxidModule\Credit\Credits;
use OxidEsales\GraphQL\Storefront\Customer\DataType\Customer;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

#[ExtendType(class: Customer::class)]
final class CreditFields
{
    public function __construct(private Credits $credits)
    {
    }

    /** Null for all but dealers. */
    #[Field]
    public function credit(Customer $customer): ?CustomerCredit
    {
        $credit = $this->credits->of((string) $customer->getId());

        return $credit === null ? null : new CustomerCredit($credit);
    }
}
