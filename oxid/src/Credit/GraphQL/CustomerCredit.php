<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Credit\GraphQL;

use BeltStorefront\OxidModule\Credit\Credit;
use TheCodingMachine\GraphQLite\Annotations\Field;
use TheCodingMachine\GraphQLite\Annotations\Type;

/** A dealer's credit in euros, VAT included. */
#[Type]
final class CustomerCredit
{
    public function __construct(private Credit $credit)
    {
    }

    /** Agreed credit limit; null when none was agreed. */
    #[Field]
    public function limit(): ?float
    {
        return $this->credit->limit;
    }

    /** Total of unpaid orders on invoice. */
    #[Field]
    public function open(): float
    {
        return $this->credit->open;
    }

    /** Remaining credit; null without a limit. */
    #[Field]
    public function free(): ?float
    {
        return $this->credit->free();
    }
}
