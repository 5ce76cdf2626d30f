<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

use BeltStorefront\OxidModule\TakeAlong\TakeAlongReport;

$moved = static fn (?string $product, int $amount): array => ['product' => $product, 'title' => (string) $product, 'amount' => $amount];
$both = static fn (TakeAlongReport $report): array => [$report->limited, $report->leftOut];

return [
    'all moved' => static fn () => same([[], []], $both(TakeAlongReport::of([$moved('a', 2)], ['a' => 1], ['a' => 3]))),
    'fewer than wanted together' => static function () use ($moved, $both): void {
        $report = TakeAlongReport::of([$moved('a', 2), $moved('a', 1)], ['a' => 1], ['a' => 3]);
        same([[['title' => 'a', 'wanted' => 4, 'amount' => 3]], []], $both($report));
    },
    'nothing moved' => static fn () => same([[], ['a']], $both(TakeAlongReport::of([$moved('a', 2)], [], []))),
    'no longer sold' => static fn () => same([[], [null]], $both(TakeAlongReport::of([$moved(null, 1), $moved(null, 1)], [], []))),
    'a repeated call moves the rest' => static function (): void {
        $lines = [['id' => 'x', 'amount' => 3.0, 'product' => 'a'], ['id' => 'y', 'amount' => 1.0, 'product' => 'b']];
        same($lines, array_map(static fn (array $line) => ['id' => $line['id'], 'amount' => $line['amount'], 'product' => $line['product']], TakeAlongReport::notYetMoved($lines, [])));
        same([], TakeAlongReport::notYetMoved($lines, ['x' => 3, 'y' => 2]));
        same([1.0], array_column(TakeAlongReport::notYetMoved($lines, ['x' => 2.0, 'y' => 1.0]), 'amount'));
    },
    'is kept as JSON' => static function () use ($both): void {
        $report = new TakeAlongReport([['title' => 'ß', 'wanted' => 2, 'amount' => 1]], ['V1', null]);
        same($both($report), $both(TakeAlongReport::fromJson($report->toJson())));
    },
];
