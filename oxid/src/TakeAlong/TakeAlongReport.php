<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\TakeAlong;

/**
 * What became of the lines of another basket: products of which fewer pieces are there than both baskets held together,
 * and what could not be moved at all.
 */
final class TakeAlongReport
{
    /**
     * @param array<int, array{title: string, wanted: int, amount: int}> $limited
     * @param array<int, string|null> $leftOut titles and voucher numbers; null for a product that is no longer sold
     */
    public function __construct(public array $limited = [], public array $leftOut = [])
    {
    }

    /**
     * Compares the pieces of each product before and after.
     *
     * @param array<int, array{product: string|null, title: string, amount: int}> $moved product null: no longer sold
     * @param array<string, int> $before pieces by product
     * @param array<string, int> $after
     */
    public static function of(array $moved, array $before, array $after): self
    {
        $report = new self();
        $wanted = $titles = [];
        foreach ($moved as ['product' => $product, 'title' => $title, 'amount' => $amount]) {
            if ($product !== null && $amount > 0) {
                $wanted[$product] = ($wanted[$product] ?? 0) + $amount;
                $titles[$product] ??= $title;
            }
        }
        foreach ($wanted as $product => $amount) {
            $all = $amount + ($before[$product] ?? 0);
            $there = $after[$product] ?? 0;
            if ($there === 0) {
                $report->leftOut[] = $titles[$product];
            } elseif ($there < $all) {
                $report->limited[] = ['title' => $titles[$product], 'wanted' => $all, 'amount' => $there];
            }
        }
        if (in_array(null, array_column($moved, 'product'), true)) {
            $report->leftOut[] = null;
        }

        return $report;
    }

    /**
     * The lines with the pieces that an earlier call has not moved yet.
     *
     * @param array<int, array{id: string, amount: float}> $lines
     * @param array<string, float|int> $moved pieces by line id
     */
    public static function notYetMoved(array $lines, array $moved): array
    {
        $left = [];
        foreach ($lines as $line) {
            $amount = $line['amount'] - ($moved[$line['id']] ?? 0);
            if ($amount > 0) {
                $left[] = ['amount' => $amount] + $line;
            }
        }

        return $left;
    }

    public function toJson(): string
    {
        return json_encode(['limited' => $this->limited, 'leftOut' => $this->leftOut], JSON_THROW_ON_ERROR);
    }

    public static function fromJson(string $json): self
    {
        ['limited' => $limited, 'leftOut' => $leftOut] = json_decode($json, true, 8, JSON_THROW_ON_ERROR);

        return new self($limited, $leftOut);
    }
}
