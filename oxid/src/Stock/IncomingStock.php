<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Stock;

use DateTimeImmutable;

/** The stock of an article and its next two deliveries. A delivery without an amount or a day does not count. */
final class IncomingStock
{
    /** @var array<int, array{amount: int, at: DateTimeImmutable}> by the number of the delivery, 1 or 2 */
    private array $deliveries = [];

    public function __construct(
        private float $stock,
        ?float $amount1 = null,
        ?DateTimeImmutable $date1 = null,
        ?float $amount2 = null,
        ?DateTimeImmutable $date2 = null
    ) {
        foreach ([1 => [$amount1, $date1], 2 => [$amount2, $date2]] as $number => [$amount, $date]) {
            if ($date !== null && (int) $amount > 0) {
                $this->deliveries[$number] = ['amount' => (int) $amount, 'at' => $date];
            }
        }
    }

    /** From the columns as the database has them; zero dates are none. */
    public static function ofColumns(mixed $stock, mixed $amount1, mixed $date1, mixed $amount2, mixed $date2): self
    {
        $number = static fn (mixed $value): ?float => is_numeric($value) ? (float) $value : null;

        return new self(
            (float) $number($stock),
            $number($amount1),
            self::date($date1),
            $number($amount2),
            self::date($date2)
        );
    }

    public static function date(mixed $text): ?DateTimeImmutable
    {
        $isDate = is_string($text) && preg_match('/^(?!0000)\d{4}-\d\d-\d\d/', $text) === 1;

        return $isDate ? new DateTimeImmutable($text) : null;
    }

    /** Pieces available now: the stock and the deliveries that are due. */
    public function calculated(DateTimeImmutable $now): float
    {
        $pieces = $this->stock;
        foreach ($this->deliveries as ['amount' => $amount, 'at' => $at]) {
            $pieces += $at <= $now ? $amount : 0;
        }

        return $pieces;
    }

    /** The day on which pieces become available; null if there are some, or no delivery is known. */
    public function restockDate(DateTimeImmutable $now): ?DateTimeImmutable
    {
        if ($this->calculated($now) > 0) {
            return null;
        }
        foreach ($this->deliveries as ['at' => $at]) {
            if ($at > $now) {
                return $at;
            }
        }

        return null;
    }

    /** Pieces that may be ordered: the stock and all known deliveries. */
    public function orderable(): int
    {
        return max(0, (int) floor($this->stock)) + array_sum(array_column($this->deliveries, 'amount'));
    }

    /**
     * Where ordered pieces come from: the shelf first, then the deliveries. What nothing covers is the shelf's, which
     * may go below zero if the shop allows it.
     *
     * @return array{shelf: float, 1: int, 2: int}
     */
    public function take(float $amount): array
    {
        $shelf = min($amount, max(0.0, $this->stock));
        $taken = [1 => 0, 2 => 0];
        $left = $amount - $shelf;
        foreach ($this->deliveries as $number => ['amount' => $pieces]) {
            $taken[$number] = (int) min($pieces, ceil($left));
            $left -= $taken[$number];
        }

        return ['shelf' => $shelf + max(0.0, $left)] + $taken;
    }
}
