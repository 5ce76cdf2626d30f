<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Address\GraphQL;

use BeltStorefront\OxidModule\Address\KnownCountry;
use OxidEsales\GraphQL\Storefront\Address\DataType\InvoiceAddress;
use OxidEsales\GraphQL\Storefront\Address\Service\InvoiceAddressInput;
use TheCodingMachine\GraphQLite\Annotations\Factory;
use TheCodingMachine\GraphQLite\Types\ID;

/** InvoiceAddressInput with a country that exists. */
final class InvoiceAddressFactory
{
    public function __construct(private InvoiceAddressInput $stock, private KnownCountry $countries)
    {
    }

    #[Factory(name: 'InvoiceAddressInput', default: true)]
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
        ?string $vatID = null,
        ?string $phone = null,
        ?string $mobile = null,
        ?string $fax = null
    ): InvoiceAddress {
        $this->countries->check($countryId);

        return $this->stock->fromUserInput(...func_get_args());
    }
}
