<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Customer\GraphQL;

use BeltStorefront\OxidModule\Guest\GuestKey;
use BeltStorefront\OxidModule\Guest\Guests;
use OxidEsales\GraphQL\Storefront\Customer\DataType\Customer;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

/** Fields of Customer that stock lacks or answers wrongly. */
#[ExtendType(class: Customer::class)]
final class CustomerFields
{
    public function __construct(private Guests $guests)
    {
    }

    /** A guest's real e-mail instead of the stored name. */
    #[Field]
    public function email(Customer $customer): string
    {
        $name = $customer->getEmail();
        $userId = (string) $customer->getId();

        return GuestKey::isGuestName($name) ? $this->guests->emailOf($userId) ?? $name : $name;
    }

    /** The customer's number in the manufacturer's ERP; empty for consumers. */
    #[Field]
    public function shbCustomerNumber(Customer $customer): ?string
    {
        return (string) $customer->getEshopModel()->getRawFieldData('belt_shbcustomernumber');
    }
}
