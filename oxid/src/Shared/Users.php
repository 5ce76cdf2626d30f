<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Shared;

use OxidEsales\Eshop\Application\Model\User;

/** Facts about rows of oxuser. */
class Users
{
    public function __construct(private Database $database)
    {
    }

    public function exists(string $userId): bool
    {
        return $this->database->value('select oxid from oxuser where oxid = :id', [':id' => $userId]) !== null;
    }

    /** Inactive users keep their row, but nobody signs in as one. */
    public function isActive(string $userId): bool
    {
        return $this->database->value('select oxactive from oxuser where oxid = :id', [':id' => $userId]) === '1';
    }

    public function load(string $userId): ?User
    {
        $user = oxNew(User::class);

        return $user->load($userId) ? $user : null;
    }

    public function isDealer(string $userId): bool
    {
        return in_array('oxiddealer', $this->groupIds($userId), true);
    }

    /** @return string[] */
    public function groupIds(string $userId): array
    {
        $sql = 'select oxgroupsid as id from oxobject2group where oxobjectid = :id';

        return array_map(
            static fn (array $row): string => (string) $row['id'],
            $this->database->rows($sql, [':id' => $userId])
        );
    }
}
