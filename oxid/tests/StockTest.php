<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

use BeltStorefront\OxidModule\Stock\IncomingStock;

$now = new DateTimeImmutable('2026-06-15 12:00:00');
$of = static fn (mixed ...$columns): IncomingStock => IncomingStock::ofColumns(...$columns);
$day = static fn (?DateTimeImmutable $at): ?string => $at?->format('Y-m-d');

return [
    'stock alone' => static function () use ($of, $now, $day): void {
        same(3.0, $of('3', null, null, null, null)->calculated($now));
        same(null, $day($of('3', null, null, null, null)->restockDate($now)));
        same(null, $day($of('0', null, null, null, null)->restockDate($now)));
    },
    'due deliveries count' => static function () use ($of, $now, $day): void {
        $stock = $of('0', '4', '2026-06-15 12:00:00', '5', '2026-07-01 00:00:00');
        same(4.0, $stock->calculated($now));
        same(null, $day($stock->restockDate($now)));
    },
    'the first later day' => static function () use ($of, $now, $day): void {
        same('2026-06-20', $day($of('0', '4', '2026-06-20 00:00:00', '5', '2026-07-01')->restockDate($now)));
        same('2026-07-01', $day($of('0', '0', '2026-06-20 00:00:00', '5', '2026-07-01')->restockDate($now)));
        same('2026-07-01', $day($of('-6', '4', '2026-06-01', '5', '2026-07-01')->restockDate($now)));
    },
    'deliveries without an amount or a day do not count' => static function () use ($of, $now): void {
        $stock = $of('1', '4', null, null, '2026-06-01');
        same([1.0, 1], [$stock->calculated($now), $stock->orderable()]);
        same(1, $of('1', '4', '0000-00-00 00:00:00', '-2', '2026-06-01')->orderable());
    },
    'the shelf and all known deliveries may be ordered' => static function () use ($of): void {
        same(9, $of('-3', '4', '2030-01-01', '5', '2031-01-01')->orderable());
        same(11, $of('2.9', '4', '2030-01-01', '5', '2031-01-01')->orderable());
    },
    'takes from the shelf, then from the deliveries' => static function () use ($of): void {
        $stock = $of('2', '4', '2030-01-01', '5', '2031-01-01');
        same(['shelf' => 1.0, 1 => 0, 2 => 0], $stock->take(1));
        same(['shelf' => 2.0, 1 => 1, 2 => 0], $stock->take(3));
        same(['shelf' => 2.0, 1 => 4, 2 => 2], $stock->take(8));
        same(['shelf' => 5.0, 1 => 4, 2 => 5], $stock->take(14), 'more than there is');
        same(['shelf' => 2.0, 1 => 0, 2 => 0], $of('0', null, null, null, null)->take(2));
        same(['shelf' => 0.0, 1 => 3, 2 => 0], $of('-5', '4', '2030-01-01', null, null)->take(3));
    },
];
