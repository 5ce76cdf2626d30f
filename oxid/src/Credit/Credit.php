<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Credit;

/** The credit within which a dealer may order on invoice, in euros, VAT included. */
final class Credit
{
    /** @param float|null $limit null when none was agreed */
    public function __construct(public ?float $limit, public float $open)
    {
    }

    /** Remaining credit, not below zero; null without a limit. */
    public function free(): ?float
    {
        return $this->limit === null ? null : max(0.0, round($this->limit - $this->open, 2));
    }

    public function allows(float $total): bool
    {
        return $this->limit === null || round($this->open + $total, 2) <= round($this->limit, 2);
    }
}
