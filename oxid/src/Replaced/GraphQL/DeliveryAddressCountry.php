<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Replaced\GraphQL;

use BeltStorefront\OxidModule\Address\KnownCountry;
use OxidEsales\GraphQL\Storefront\Address\DataType\DeliveryAddress;
use OxidEsales\GraphQL\Storefront\Country\DataType\Country;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

#[ExtendType(class: DeliveryAddress::class)]
final class DeliveryAddressCountry
{
    public function __construct(private KnownCountry $countries)
    {
    }

    /** Null for an address without a country, and for one that is switched off; stock has an error beside the data. */
    #[Field]
    public function country(DeliveryAddress $address): ?Country
    {
        return $this->countries->find($address->countryId());
    }
}
