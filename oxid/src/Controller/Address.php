<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Controller;

use BeltStorefront\OxidModule\Address\GraphQL\InvoiceAddressField;
use OxidEsales\GraphQL\Base\Service\Authentication;
use OxidEsales\GraphQL\Storefront\Address\DataType\InvoiceAddress;
use OxidEsales\GraphQL\Storefront\Customer\Service\Customer as CustomerService;
use TheCodingMachine\GraphQLite\Annotations\Logged;
use TheCodingMachine\GraphQLite\Annotations\Mutation;

final class Address
{
    public function __construct(private CustomerService $customers, private Authentication $authentication)
    {
    }

    /**
     * Empties fields of the invoice address. customerInvoiceAddressSet keeps fields that are sent empty.
     *
     * @param InvoiceAddressField[] $fields
     */
    #[Mutation]
    #[Logged]
    public function customerInvoiceAddressBlank(array $fields): InvoiceAddress
    {
        $user = $this->customers->customer((string) $this->authentication->getUser()->id())->getEshopModel();
        foreach ($fields as $field) {
            $user->assign([$field->getValue() => '']);
        }
        if ($fields) {
            $user->save();
        }

        return new InvoiceAddress($user);
    }
}
