<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

use BeltStorefront\OxidModule\Guest\Guests;
use BeltStorefront\OxidModule\Shared\Database;
use OxidEsales\Eshop\Application\Model\User;
use OxidEsales\Eshop\Core\Registry;

/** The shop user of a verified identity. */
class IdentityUsers
{
    public function __construct(private Database $database, private Guests $guests)
    {
    }

    /**
     * The user's id. The first sign-in links the registered customer with the verified e-mail, or creates one; each
     * newer one takes over the guest orders of the e-mail. Null for an account that was deleted since the sign-in, and
     * for the e-mail of an administrator, who is never linked.
     */
    public function userIdOf(IdTokenClaims $claims): ?string
    {
        $known = $this->find($claims->subject);
        if ($known !== null && $claims->authenticatedAt <= (int) $known['auth_time']) {
            return $known['user_id'];
        }

        // One at a time for each e-mail: a page's first requests come together, and must not create two users.
        return $this->database->inLock("identity {$claims->email}", fn (): ?string => $this->database->inTransaction(
            fn (): ?string => $this->signIn($claims)
        ));
    }

    public function isIdentityUser(string $userId): bool
    {
        $sql = 'select subject from belt_identity where user_id = :id';

        return $this->database->value($sql, [':id' => $userId]) !== null;
    }

    /** Remembers that the account was deleted, so that tokens of earlier sign-ins do not create it anew. */
    public function close(string $userId): void
    {
        $sql = 'select subject from belt_identity where user_id = :id';
        $subject = $this->database->value($sql, [':id' => $userId]);
        if ($subject === null) {
            return;
        }
        $values = [':digest' => hash('sha256', $subject), ':now' => time()];
        $this->database->change('replace into belt_closed_identity (subject_digest, closed_at) values (:digest, :now)', $values);
        $this->database->change('delete from belt_identity where user_id = :id', [':id' => $userId]);
    }

    private function signIn(IdTokenClaims $claims): ?string
    {
        $closedAt = $this->database->value(
            'select closed_at from belt_closed_identity where subject_digest = :digest',
            [':digest' => hash('sha256', $claims->subject)]
        );
        if ($closedAt !== null && $claims->authenticatedAt <= (int) $closedAt) {
            return null;
        }
        $known = $this->find($claims->subject)['user_id'] ?? null;
        $userId = $known ?? $this->firstUserIdOf($claims);
        if ($userId === null) {
            return null;
        }
        if ($known !== null) {
            // The pool's new e-mail, unless another customer has it.
            $sql = "update ignore oxuser set oxusername = :email where oxid = :id and oxrights = 'user'";
            $this->database->change($sql, [':email' => $claims->email, ':id' => $known]);
        }
        $this->database->change(
            'insert into belt_identity (subject, user_id, auth_time) values (:subject, :user, :time)
                on duplicate key update auth_time = greatest(auth_time, values(auth_time))',
            [':subject' => $claims->subject, ':user' => $userId, ':time' => $claims->authenticatedAt]
        );
        $this->guests->handOver($claims->email, $userId);

        return $userId;
    }

    private function firstUserIdOf(IdTokenClaims $claims): ?string
    {
        $same = $this->database->row(
            'select oxid, oxrights from oxuser where oxusername = :email and oxshopid = :shop for update',
            [':email' => $claims->email, ':shop' => Registry::getConfig()->getShopId()]
        );
        if ($same !== null && $same['oxrights'] !== 'user') {
            return null;
        }
        if ($same !== null && !$this->isIdentityUser((string) $same['oxid'])) {
            return $this->link((string) $same['oxid']);
        }
        if ($same !== null) {
            // The e-mail changed hands in the pool: the former owner keeps the account under another name.
            $sql = "update oxuser set oxusername = concat(oxid, '@released.invalid') where oxid = :id";
            $this->database->change($sql, [':id' => $same['oxid']]);
        }

        return $this->create($claims->email);
    }

    /** From now on only the identity signs in: the old password and all of its tokens end. */
    private function link(string $userId): string
    {
        $user = oxNew(User::class);
        $user->load($userId);
        $user->setPassword(self::unknownPassword());
        $user->save();
        $this->database->change('delete from oegraphqltoken where oxuserid = :id', [':id' => $userId]);

        return $userId;
    }

    private function create(string $email): string
    {
        $user = oxNew(User::class);
        $user->assign(['OXUSERNAME' => $email, 'OXACTIVE' => 1]);
        // An empty password would be one who never registered.
        $user->setPassword(self::unknownPassword());
        $user->save();
        $user->addToGroup('oxidnotyetordered');

        return (string) $user->getId();
    }

    private static function unknownPassword(): string
    {
        return bin2hex(random_bytes(32));
    }

    /** @return array{user_id: string, auth_time: string}|null */
    private function find(string $subject): ?array
    {
        $sql = 'select user_id, auth_time from belt_identity where subject = :subject';

        return $this->database->row($sql, [':subject' => $subject]);
    }
}
