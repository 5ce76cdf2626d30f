<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Basket;

use BeltStorefront\OxidModule\Basket\GraphQL\AddedRows;
use BeltStorefront\OxidModule\Basket\GraphQL\BasketRow;
use BeltStorefront\OxidModule\Basket\GraphQL\RefusedRow;
use BeltStorefront\OxidModule\Shared\Database;
use BeltStorefront\OxidModule\Shared\RefusedError;
use OxidEsales\GraphQL\Base\Exception\Error;
use OxidEsales\GraphQL\Storefront\Basket\DataType\Basket;
use TheCodingMachine\GraphQLite\Types\ID;

/** Adds a dealer's rows: each in full, or not at all and with the reason. */
class ManyRows
{
    private const MAX_ROWS = 500;

    public function __construct(private Database $database, private BasketLines $lines)
    {
    }

    /** @param BasketRow[] $rows */
    public function add(Basket $basket, array $rows): AddedRows
    {
        if (count($rows) > self::MAX_ROWS) {
            throw new RefusedError('No more than ' . self::MAX_ROWS . ' items can be added at once');
        }
        $refused = $this->database->inTransaction(function () use ($basket, $rows): array {
            $refused = [];
            foreach (array_values($rows) as $index => $row) {
                $reason = $this->addOne($basket, $row);
                if ($reason !== null) {
                    $refused[] = new RefusedRow($index, ...$reason);
                }
            }

            return $refused;
        });

        return new AddedRows($basket, count($rows) - count($refused), $refused);
    }

    /** @return array{string, int, string}|null type, pieces that can still be added, message; null if it was added */
    private function addOne(Basket $basket, BasketRow $row): ?array
    {
        $reason = null;
        $report = static function (Error $error, int $free) use (&$reason): void {
            $reason = [$error->getExtensions()['type'] ?? 'NOTORDERABLE', $free, $error->getMessage()];
        };
        try {
            $this->lines->add($basket->getEshopModel(), new ID($row->productId), $row->amount, $row->persParam, $report, true);
        } catch (RefusedError $error) {
            return ['INVALID', 0, $error->getMessage()];
        } catch (Error) {
            // Unknown or switched off.
            return ['NOTAVAILABLE', 0, "Product with id {$row->productId} is not available"];
        }

        return $reason;
    }
}
