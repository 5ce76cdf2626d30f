<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Basket;

/** How many pieces and lines a basket holds: more for dealers, who order for a whole shop. */
final class Quantities
{
    private const CUSTOMER = ['line' => 99, 'basket' => 500, 'lines' => 100];
    private const DEALER = ['line' => 500, 'basket' => 10_000, 'lines' => 500];

    /** @var array{line: int, basket: int, lines: int} */
    private array $limits;

    public function __construct(bool $isDealer)
    {
        $this->limits = $isDealer ? self::DEALER : self::CUSTOMER;
    }

    /** Why the amount is refused; null if it is a whole number in the range. */
    public function problemOfAmount(float $amount): ?string
    {
        $isRight = $amount === floor($amount) && $amount >= 1 && $amount <= $this->limits['line'];

        return $isRight ? null : "The amount must be a whole number from 1 to {$this->limits['line']}";
    }

    /**
     * Why the pieces do not fit; null if they do.
     *
     * @param array<int|string, float|int> $amounts of the basket's lines, by line
     * @param int|string|null $line the line that grows; null for a new one
     */
    public function problemOfAdding(array $amounts, int|string|null $line, int $added): ?string
    {
        $problem = $this->problemOfAmount(($line === null ? 0 : $amounts[$line] ?? 0) + (float) $added);
        if ($problem !== null) {
            return $problem;
        }
        if (array_sum($amounts) + $added > $this->limits['basket']) {
            return "A basket holds no more than {$this->limits['basket']} pieces";
        }
        if ($line === null && count($amounts) >= $this->limits['lines']) {
            return "A basket holds no more than {$this->limits['lines']} lines";
        }

        return null;
    }
}
