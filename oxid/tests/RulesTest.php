<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

use BeltStorefront\OxidModule\Basket\Quantities;
use BeltStorefront\OxidModule\Credit\Credit;
use BeltStorefront\OxidModule\Customer\BasketTitles;
use BeltStorefront\OxidModule\Guest\GuestKey;
use BeltStorefront\OxidModule\Order\BuyersWords;
use BeltStorefront\OxidModule\Order\OrderKey;
use BeltStorefront\OxidModule\Pricing\DealerPrice;
use BeltStorefront\OxidModule\Request\BearerToken;
use BeltStorefront\OxidModule\Settings\ShopDefaults;
use BeltStorefront\OxidModule\Settings\Tables;
use BeltStorefront\OxidModule\WishList\NoticeChange;

$basket = static fn (string $id, int $created, string $title = 'a', bool $public = false): array => [
    'id' => $id,
    'title' => $title,
    'public' => $public,
    'created' => $created,
];

return [
    'guests: keys are long' => static function (): void {
        same([false, true, true, false], array_map(
            static fn (int $length): bool => GuestKey::isKey(str_repeat('k', $length)),
            [31, 32, 256, 257]
        ));
    },
    'guests: the name is of the user, the digest of the key' => static function (): void {
        same('abc@guest.invalid', GuestKey::userName('abc'));
        same([true, false], [GuestKey::isGuestName('abc@guest.invalid'), GuestKey::isGuestName('a@b.example')]);
        same(64, strlen(GuestKey::digest('k')));
        same(GuestKey::userId('Ada@Example.com', 'k'), GuestKey::userId('ada@example.com', 'k'));
        same(false, GuestKey::userId('ada@example.com', 'k') === GuestKey::userId('ada@example.com', 'l'));
        same(1, preg_match('/^[0-9a-f]{32}$/', GuestKey::userId('a@b.example', 'k')));
        same('ada@example.com', GuestKey::normalizeEmail(' Ada@Example.com '));
    },
    'orders: one id for each basket' => static function (): void {
        same(OrderKey::ofBasket('a'), OrderKey::ofBasket('a'));
        same(false, OrderKey::ofBasket('a') === OrderKey::ofBasket('b'));
        same(1, preg_match('/^[0-9a-f]{32}$/', OrderKey::ofBasket('a')));
    },
    'orders: the buyer\'s words' => static function (): void {
        same(null, BuyersWords::of(null, null, null)->problem());
        same(null, BuyersWords::of(str_repeat('ß', 2000), str_repeat('ß', 60), '42')->problem());
        same(null, BuyersWords::of('', '', '')->serviceDealer);
        same('remark must not be longer than 2000 characters', BuyersWords::of(str_repeat('ß', 2001), '', '')->problem());
        same('reference must not be longer than 60 characters', BuyersWords::of('', str_repeat('ß', 61), '')->problem());
        same('reference must not contain control characters', BuyersWords::of('', "a\nb", '')->problem());
        foreach (['x', '12345678901', '-1', '4 2'] as $dealer) {
            same('serviceDealer must be the number of a dealer', BuyersWords::of('', '', $dealer)->problem(), $dealer);
        }
    },
    'orders: totals are compared in cents' => static function (): void {
        same([true, true, false], [
            BuyersWords::isSameTotal(0.1 + 0.2, 0.3),
            BuyersWords::isSameTotal(1148.9, 1148.9000000001),
            BuyersWords::isSameTotal(89.0, 89.01),
        ]);
    },
    'baskets: whole pieces within the limit' => static function (): void {
        $customer = new Quantities(false);
        same([null, null], [$customer->problemOfAmount(1), $customer->problemOfAmount(99)]);
        foreach ([0, -1, 1.5, 100, NAN, INF] as $amount) {
            same('The amount must be a whole number from 1 to 99', $customer->problemOfAmount((float) $amount));
        }
        same(null, (new Quantities(true))->problemOfAmount(500));
    },
    'baskets: lines and pieces within the limits' => static function (): void {
        $customer = new Quantities(false);
        same(null, $customer->problemOfAdding(['a' => 98], 'a', 1));
        same('The amount must be a whole number from 1 to 99', $customer->problemOfAdding(['a' => 98], 'a', 2));
        same('A basket holds no more than 500 pieces', $customer->problemOfAdding(array_fill(0, 6, 80), null, 21));
        same('A basket holds no more than 100 lines', $customer->problemOfAdding(array_fill(0, 100, 1), null, 1));
        same(null, $customer->problemOfAdding(array_fill(0, 100, 1), 5, 1));
    },
    'baskets: the newest open one goes on' => static function () use ($basket): void {
        same(null, BasketTitles::current([]));
        $baskets = [
            $basket('old', 1),
            $basket('new', 2),
            $basket('public', 3, 'p', true),
            $basket('saved', 4, 'savedbasket: Summer'),
            $basket('oxid', 5, 'savedbasket'),
            $basket('notice', 6, 'noticelist'),
        ];
        same('new', BasketTitles::current($baskets));
    },
    'tokens: Bearer only' => static function (): void {
        same('a.b.c', BearerToken::of(['HTTP_AUTHORIZATION' => ' Bearer a.b.c ']));
        same('a', BearerToken::of(['REDIRECT_HTTP_AUTHORIZATION' => 'Bearer a']));
        same('a', BearerToken::of([], ['authorization' => 'Bearer a']));
        foreach (['', 'bearer a', 'Basic a', 'Bearer', 'Bearer a b'] as $header) {
            same(null, BearerToken::of(['HTTP_AUTHORIZATION' => $header], false), $header);
        }
    },
    'tokens: texts of OXID 7.2' => static function (): void {
        same('The access token is invalid', BearerToken::errorText('The token is invalid'));
        same('The access token is invalid', BearerToken::errorText('The token is not registered'));
        same('User is blocked', BearerToken::errorText('User is blocked'));
    },
    'credit: what is left and what it allows' => static function (): void {
        same([null, true], [(new Credit(null, 5000.0))->free(), (new Credit(null, 5000.0))->allows(1e6)]);
        same([100.1, true, false], [
            (new Credit(1000.0, 899.9))->free(),
            (new Credit(1000.0, 899.9))->allows(100.1),
            (new Credit(1000.0, 899.9))->allows(100.11),
        ]);
        same([0.0, false], [(new Credit(0.0, 10.0))->free(), (new Credit(0.0, 0.0))->allows(0.01)]);
    },
    'prices: of the price group, net, in cents' => static function (): void {
        same('oxpriceb', DealerPrice::columnFor(['oxiddealer', 'oxidpriceb']));
        same('oxprice', DealerPrice::columnFor(['oxiddealer']));
        same(100.0, DealerPrice::net(119.0, 200.0, 19.0, false));
        same(168.07, DealerPrice::net(0.0, 200.0, 19.0, false));
        same(119.0, DealerPrice::net(119.0, 200.0, 19.0, true));
    },
    'notice list: keys and numbers' => static function (): void {
        $key = str_repeat('k', 16);
        same(null, (new NoticeChange($key, ['a'], ['b']))->problem());
        same('The key of the change is not valid', (new NoticeChange('short', [], []))->problem());
        same('An article number is not valid', (new NoticeChange($key, [''], []))->problem());
        same('An article number is not valid', (new NoticeChange($key, [], [str_repeat('x', 41)]))->problem());
        same('A notice list holds no more than 500 articles', (new NoticeChange($key, array_fill(0, 501, 'a'), []))->problem());
    },
    'notice list: new entries, oldest first' => static function (): void {
        $change = new NoticeChange(str_repeat('k', 16), ['c', 'b', 'c', 'x', 'a'], []);
        same(['a', 'c'], $change->newNumbers(['a' => '1', 'b' => '2', 'c' => '3'], ['b']));
    },
    'settings: only what is unset' => static function (): void {
        $stored = ['iPasswordLength' => '12', 'blPerfNoBasketSaving' => false];
        $missing = ShopDefaults::missing(static fn (string $name) => $stored[$name] ?? null);
        same(['blPaymentVatOnTop', 'blAllowUsersToDeleteTheirAccount'], array_keys($missing));
        same([], ShopDefaults::missing(static fn () => ''));
    },
    'settings: only missing columns' => static function (): void {
        same(null, Tables::columnStatement('oxarticles', array_keys(Tables::COLUMNS['oxarticles'])));
        $sql = Tables::columnStatement('oxarticles', ['OXID', 'belt_marmstock1', 'BELT_OUTLET', 'BELT_DEALER', 'BELT_MARMSTOCK2']);
        same('alter table oxarticles add column BELT_MARMSTOCKDATE1 datetime null, add column BELT_MARMSTOCKDATE2 datetime null', $sql);
        foreach (Tables::statements() as $statement) {
            same(true, str_starts_with($statement, 'create table if not exists belt_'));
        }
    },
];
