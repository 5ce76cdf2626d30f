<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Anonymous;

use OxidEsales\Eshop\Application\Model\User;
use OxidEsales\GraphQL\Base\Infrastructure\Legacy as BaseLegacy;

/**
 * Keeps the user id of an anonymous token. BASE loads the user of every token from the database; an anonymous one has
 * no row, so its id would be empty and all anonymous visitors would own the same baskets. The model stays "not
 * loaded", so the visitor keeps the group `oxidanonymous`.
 */
class Legacy extends BaseLegacy
{
    public function getUserModel(?string $userId = null): User
    {
        $user = parent::getUserModel($userId);
        if ($userId && !$user->isLoaded()) {
            $user->setId($userId);
        }

        return $user;
    }
}
