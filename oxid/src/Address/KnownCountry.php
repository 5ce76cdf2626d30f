<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Address;

use BeltStorefront\OxidModule\Shared\Database;
use OxidEsales\GraphQL\Storefront\Country\DataType\Country;
use OxidEsales\GraphQL\Storefront\Country\Exception\CountryNotFound;
use TheCodingMachine\GraphQLite\Types\ID;

/** Countries that exist and are switched on. */
class KnownCountry
{
    public function __construct(private Database $database)
    {
    }

    /**
     * Refuses an address in any other country. Stock saves such an invoice address, and every price of the customer is an
     * error from then on. A missing country is left to stock, which names it among the missing fields.
     */
    public function check(?ID $countryId): void
    {
        $id = (string) $countryId;
        if ($id !== '' && !$this->isKnown($id)) {
            throw CountryNotFound::byId($id);
        }
    }

    public function find(ID $countryId): ?Country
    {
        $id = (string) $countryId;
        $country = oxNew(Country::getModelClass());

        return $id !== '' && $this->isKnown($id) && $country->load($id) ? new Country($country) : null;
    }

    private function isKnown(string $id): bool
    {
        return $this->database->value('select oxid from oxcountry where oxid = :id and oxactive = 1', [':id' => $id]) !== null;
    }
}
