<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Controller;

use BeltStorefront\OxidModule\Basket\OwnBaskets;
use BeltStorefront\OxidModule\Shared\Database;
use OxidEsales\GraphQL\Storefront\Basket\DataType\Basket;
use OxidEsales\GraphQL\Storefront\Basket\Service\BasketVoucher;
use OxidEsales\GraphQL\Storefront\Voucher\Exception\VoucherNotApplied;
use TheCodingMachine\GraphQLite\Annotations\Mutation;
use TheCodingMachine\GraphQLite\Annotations\Right;
use TheCodingMachine\GraphQLite\Types\ID;

final class Vouchers
{
    public function __construct(
        private OwnBaskets $baskets,
        private BasketVoucher $vouchers,
        private Database $database
    ) {
    }

    /** As in stock; a voucher that is not in the basket is named in the error. */
    #[Mutation]
    #[Right('REMOVE_VOUCHER')]
    public function basketRemoveVoucher(ID $basketId, ID $voucherId): Basket
    {
        $basket = $this->baskets->get($basketId);
        $sql = 'select oxid from oxvouchers where oxid = :voucher and oegql_basketid = :basket';
        $values = [':voucher' => (string) $voucherId, ':basket' => (string) $basketId];
        if ($this->database->value($sql, $values) === null) {
            throw VoucherNotApplied::byId((string) $voucherId, (string) $basketId);
        }
        $this->vouchers->removeVoucherFromBasket($voucherId, $basket);

        return $basket;
    }
}
