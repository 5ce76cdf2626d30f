<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\TakeAlong\GraphQL;

use BeltStorefront\OxidModule\TakeAlong\TakeAlongReport;
use TheCodingMachine\GraphQLite\Annotations\Field;
use TheCodingMachine\GraphQLite\Annotations\Type;
use TheCodingMachine\GraphQLite\Types\ID;

/** Result of basketTakeAlong. */
#[Type(name: 'BasketTakenAlong')]
final class TakenAlong
{
    public function __construct(private string $basketId, private TakeAlongReport $report)
    {
    }

    /** Id of the basket that the customer continues with. */
    #[Field]
    public function basketId(): ID
    {
        return new ID($this->basketId);
    }

    /** @return LimitedProduct[] */
    #[Field]
    public function limited(): array
    {
        return array_map(
            static fn (array $row) => new LimitedProduct($row['title'], $row['wanted'], $row['amount']),
            $this->report->limited
        );
    }

    /**
     * Titles of products and numbers of vouchers that could not be moved; null for a product no longer sold.
     *
     * @return array<string|null>
     */
    #[Field(outputType: '[String]!')]
    public function leftOut(): array
    {
        return $this->report->leftOut;
    }
}
