<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Order;

/**
 * The id of the order that a basket becomes. It is derived from the basket's id, so the database itself refuses a
 * second order of one basket, and a repeated call finds the first one.
 */
final class OrderKey
{
    public static function ofBasket(string $basketId): string
    {
        return md5("belt order of basket $basketId");
    }
}
