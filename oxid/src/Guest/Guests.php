<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Guest;

use BeltStorefront\OxidModule\Shared\Database;
use OxidEsales\Eshop\Application\Model\User;

/** Guests: users for one checkout. */
class Guests
{
    public function __construct(private Database $database)
    {
    }

    /** The user of a repeated call, or a new one that the caller saves. */
    public function findOrCreate(string $email, string $password): User
    {
        $user = oxNew(User::class);
        $userId = GuestKey::userId($email, $password);
        if ($user->load($userId)) {
            return $user;
        }
        $this->database->change(
            'insert ignore into belt_guest (user_id, email, key_digest) values (:id, :email, :digest)',
            [':id' => $userId, ':email' => GuestKey::normalizeEmail($email), ':digest' => GuestKey::digest($password)]
        );
        $user->setId($userId);
        $user->assign(['OXUSERNAME' => GuestKey::userName($userId), 'OXACTIVE' => 1]);
        $user->setPassword($password);

        return $user;
    }

    /** The id of the guest with this e-mail and key; null if there is none. */
    public function idOf(string $email, string $password): ?string
    {
        if (!GuestKey::isKey($password)) {
            return null;
        }

        return $this->database->value(
            'select user_id from belt_guest where email = :email and key_digest = :digest',
            [':email' => GuestKey::normalizeEmail($email), ':digest' => GuestKey::digest($password)]
        );
    }

    /** A guest's real e-mail; null for other users. */
    public function emailOf(string $userId): ?string
    {
        return $this->database->value('select email from belt_guest where user_id = :id', [':id' => $userId]);
    }

    public function isGuest(string $userId): bool
    {
        return $this->emailOf($userId) !== null;
    }

    public function forget(string $userId): void
    {
        $this->database->change('delete from belt_guest where user_id = :id', [':id' => $userId]);
    }

    /**
     * Moves the guest orders of this verified e-mail to a customer. OXID lists orders since the registration, so that
     * day moves back to the oldest order.
     */
    public function handOver(string $email, string $userId): void
    {
        $values = [':email' => GuestKey::normalizeEmail($email)];
        $guests = 'select user_id from belt_guest where email = :email';
        $oldest = $this->database->value("select min(oxorderdate) from oxorder where oxuserid in ($guests)", $values);
        if ($oldest === null) {
            return;
        }
        $values[':user'] = $userId;
        $this->database->change("update oxorder set oxuserid = :user where oxuserid in ($guests)", $values);
        $this->database->change("update oxuserpayments set oxuserid = :user where oxuserid in ($guests)", $values);
        $this->database->change(
            'update oxuser set oxregister = least(oxregister, :oldest) where oxid = :user',
            [':oldest' => $oldest, ':user' => $userId]
        );
        $user = oxNew(User::class);
        if ($user->load($userId)) {
            $user->addToGroup('oxidcustomer');
            $user->removeFromGroup('oxidnotyetordered');
        }
    }
}
