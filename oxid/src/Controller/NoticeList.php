<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Controller;

use BeltStorefront\OxidModule\WishList\GraphQL\NoticeListItem;
use BeltStorefront\OxidModule\WishList\NoticeChange;
use BeltStorefront\OxidModule\WishList\NoticeLists;
use OxidEsales\GraphQL\Base\Service\Authentication;
use TheCodingMachine\GraphQLite\Annotations\Logged;
use TheCodingMachine\GraphQLite\Annotations\Mutation;
use TheCodingMachine\GraphQLite\Types\ID;

final class NoticeList
{
    public function __construct(private NoticeLists $lists, private Authentication $authentication)
    {
    }

    /**
     * Adds articles, given newest first, removes others and returns the whole list. The same key acts once.
     *
     * @param string[] $add
     * @param string[] $remove
     * @return NoticeListItem[]
     */
    #[Mutation]
    #[Logged]
    public function noticeListChange(ID $key, array $add, array $remove): array
    {
        $userId = (string) $this->authentication->getUser()->id();
        $this->lists->change($userId, new NoticeChange((string) $key, array_values($add), array_values($remove)));

        return array_map(
            static fn (array $item) => new NoticeListItem($item['sku'], $item['added']),
            $this->lists->itemsOf($userId)
        );
    }
}
