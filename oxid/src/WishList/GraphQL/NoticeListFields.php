<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\WishList\GraphQL;

use BeltStorefront\OxidModule\WishList\NoticeLists;
use OxidEsales\GraphQL\Storefront\Customer\DataType\Customer;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

#[ExtendType(class: Customer::class)]
final class NoticeListFields
{
    public function __construct(private NoticeLists $lists)
    {
    }

    /**
     * The customer's notice list, newest first.
     *
     * @return NoticeListItem[]
     */
    #[Field]
    public function noticeList(Customer $customer): array
    {
        return array_map(
            static fn (array $item) => new NoticeListItem($item['sku'], $item['added']),
            $this->lists->itemsOf((string) $customer->getId())
        );
    }
}
