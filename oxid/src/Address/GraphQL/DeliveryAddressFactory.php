<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Address\GraphQL;

use BeltStorefront\OxidModule\Address\KnownCountry;
use OxidEsales\GraphQL\Storefront\Address\DataType\DeliveryAddress;
use OxidEsales\GraphQL\Storefront\Address\Service\DeliveryAddressInput;
use TheCodingMachine\GraphQLite\Annotations\Factory;
use TheCodingMachine\GraphQLite\Types\ID;

/** DeliveryAddressInput with a country that exists. */
final class DeliveryAddressFactory
{
    public function __construct(private DeliveryAddressInput $stock, private KnownCountry $countries)
    {
    }

    #[Factory(name: 'DeliveryAddressInput', default: true)]
    public function fromUserInput(
        ?string $salutation = null,
        ?string $firstName = null,
        ?string $lastName = null,
        ?string $company = null,
        ?string $additionalInfo = null,
        ?string $street = null,
        ?string $streetNumber = null,
        ?string $zipCode = null,
        ?string $city = null,
        ?ID $countryId = null,
        ?ID $stateId = null,
        ?string $phone = null,
        ?string $fax = null
    ): DeliveryAddress {
        $this->countries->check($countryId);

        return $this->stock->fromUserInput(...func_get_args());
    }
}
