<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Order;

/** The buyer's words for an order: remark, own number, the dealer who is to service the goods. */
final class BuyersWords
{
    private const MAX_REMARK = 2000;
    private const MAX_REFERENCE = 60;

    public function __construct(public string $remark, public string $reference, public ?string $serviceDealer)
    {
    }

    /** Why the words are refused; null if they are not. */
    public function problem(): ?string
    {
        if (self::length($this->remark) > self::MAX_REMARK) {
            return 'remark must not be longer than ' . self::MAX_REMARK . ' characters';
        }
        if (self::length($this->reference) > self::MAX_REFERENCE) {
            return 'reference must not be longer than ' . self::MAX_REFERENCE . ' characters';
        }
        if (preg_match('/^[^\p{Cc}]*$/Du', $this->reference) !== 1) {
            return 'reference must not contain control characters';
        }
        if ($this->serviceDealer !== null && preg_match('/^\d{1,10}$/D', $this->serviceDealer) !== 1) {
            return 'serviceDealer must be the number of a dealer';
        }

        return null;
    }

    public static function of(?string $remark, ?string $reference, ?string $serviceDealer): self
    {
        $dealer = trim((string) $serviceDealer);

        return new self(trim((string) $remark), trim((string) $reference), $dealer === '' ? null : $dealer);
    }

    /** True if both totals, in euros, are the same number of cents. */
    public static function isSameTotal(float $shown, float $total): bool
    {
        return (int) round($shown * 100) === (int) round($total * 100);
    }

    private static function length(string $text): int
    {
        return (int) preg_match_all('/./su', $text);
    }
}
