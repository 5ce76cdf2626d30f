<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Order\GraphQL;

use BeltStorefront\OxidModule\Order\OrderRecords;
use OxidEsales\GraphQL\Storefront\Order\DataType\Order;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

/** Fields of Order that stock lacks or answers wrongly. */
#[ExtendType(class: Order::class)]
final class OrderFields
{
    public function __construct(private OrderRecords $records)
    {
    }

    /** Null before the first invoice; stock answers the number that the next invoice of the shop would have. */
    #[Field]
    public function invoiceNumber(Order $order): ?int
    {
        return (int) $order->getEshopModel()->getRawFieldData('oxinvoicenr') ?: null;
    }

    /** The buyer's own number for the order; an empty text without one. */
    #[Field]
    public function reference(Order $order): ?string
    {
        return $this->records->find((string) $order->getId())['reference'] ?? '';
    }

    /** The number of the dealer who is to service the goods. */
    #[Field]
    public function serviceDealer(Order $order): ?string
    {
        return $this->records->find((string) $order->getId())['service_dealer'] ?? null;
    }
}
