<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Credit;

use BeltStorefront\OxidModule\Shared\Database;
use BeltStorefront\OxidModule\Shared\RefusedError;
use BeltStorefront\OxidModule\Shared\Users;

/** Dealers' credit: the agreed limit (BELT_CREDITLIMIT) and the unpaid orders on invoice. */
class Credits
{
    public const INVOICE = 'oxidinvoice';

    public function __construct(private Database $database, private Users $users)
    {
    }

    /** Null for other customers. */
    public function of(string $userId): ?Credit
    {
        if (!$this->users->isDealer($userId)) {
            return null;
        }
        $limit = $this->database->value('select belt_creditlimit from oxuser where oxid = :id', [':id' => $userId]);
        $open = $this->database->value(
            "select sum(oxtotalordersum) from oxorder where oxuserid = :id and oxpaymenttype = :invoice
                and oxstorno = 0 and (oxpaid is null or oxpaid = '0000-00-00 00:00:00') and oxtransstatus = 'OK'",
            [':id' => $userId, ':invoice' => self::INVOICE]
        );

        return new Credit($limit === null ? null : (float) $limit, round((float) $open, 2));
    }

    /** Call it in the lock under which the user's order is placed. */
    public function check(string $userId, string $paymentId, float $total): void
    {
        $credit = $paymentId === self::INVOICE ? $this->of($userId) : null;
        if ($credit !== null && !$credit->allows($total)) {
            throw new RefusedError('The order exceeds the credit limit of the customer', [
                'type' => 'CREDITLIMIT',
                'limit' => $credit->limit,
                'open' => $credit->open,
                'free' => $credit->free(),
                'total' => round($total, 2),
            ]);
        }
    }
}
