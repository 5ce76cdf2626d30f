<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

use BeltStorefront\OxidModule\Shared\Database;

/** Sign-ins of the user pool that were ended in the shop. Its ID tokens are refused from then on. */
class EndedSignIns
{
    /** Seconds after which a row is removed: no token of a sign-in lives that long without a new password. */
    private const KEPT = 31 * 86_400;

    public function __construct(private Database $database)
    {
    }

    public function contains(string $signIn): bool
    {
        $sql = 'select sign_in from belt_ended_sign_in where sign_in = :id';

        return $this->database->value($sql, [':id' => $signIn]) !== null;
    }

    public function add(string $signIn): void
    {
        $now = time();
        $this->database->change('delete from belt_ended_sign_in where ended_at < :past', [':past' => $now - self::KEPT]);
        $this->database->change(
            'insert ignore into belt_ended_sign_in (sign_in, ended_at) values (:id, :now)',
            [':id' => $signIn, ':now' => $now]
        );
    }
}
