<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Order;

use BeltStorefront\OxidModule\Shared\Database;

/** The buyer's words, by order. */
class OrderRecords
{
    public function __construct(private Database $database)
    {
    }

    public function save(string $orderId, BuyersWords $words): void
    {
        $this->database->change(
            'replace into belt_order (order_id, reference, service_dealer) values (:id, :reference, :dealer)',
            [':id' => $orderId, ':reference' => $words->reference, ':dealer' => $words->serviceDealer]
        );
    }

    /** @return array{reference: string, service_dealer: string|null}|null */
    public function find(string $orderId): ?array
    {
        $sql = 'select reference, service_dealer from belt_order where order_id = :id';

        return $this->database->row($sql, [':id' => $orderId]);
    }
}
