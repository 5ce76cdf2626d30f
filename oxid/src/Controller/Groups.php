<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Controller;

use BeltStorefront\OxidModule\Groups\GraphQL\UserGroup;
use BeltStorefront\OxidModule\Shared\Users;
use OxidEsales\GraphQL\Base\Service\Authentication;
use TheCodingMachine\GraphQLite\Annotations\Query;

final class Groups
{
    public function __construct(private Authentication $authentication, private Users $users)
    {
    }

    /**
     * User groups of the visitor; none without a token and for anonymous visitors.
     *
     * @return UserGroup[]
     */
    #[Query]
    public function currentUserGroups(): array
    {
        if (!$this->authentication->isLogged()) {
            return [];
        }
        $groups = [];
        $user = $this->users->load((string) $this->authentication->getUser()->id());
        foreach ($user ? $user->getUserGroups()->getArray() : [] as $group) {
            $groups[] = new UserGroup((string) $group->getId(), (string) $group->getRawFieldData('oxtitle'));
        }

        return $groups;
    }
}
