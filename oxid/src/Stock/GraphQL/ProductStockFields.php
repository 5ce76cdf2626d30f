<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Stock\GraphQL;

use BeltStorefront\OxidModule\Stock\IncomingStock;
use DateTimeImmutable;
use DateTimeInterface;
use OxidEsales\GraphQL\Storefront\Product\DataType\ProductStock;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

/** Own fields of ProductStock. */
#[ExtendType(class: ProductStock::class)]
final class ProductStockFields
{
    /** The stock and the deliveries that are due. */
    #[Field]
    public function calculatedStock(ProductStock $stock): ?float
    {
        return self::incoming($stock)->calculated(new DateTimeImmutable());
    }

    /** The day on which calculatedStock becomes positive; null when it is, or when no delivery is known. */
    #[Field]
    public function calculatedRestockDate(ProductStock $stock): ?DateTimeInterface
    {
        return self::incoming($stock)->restockDate(new DateTimeImmutable());
    }

    private static function incoming(ProductStock $stock): IncomingStock
    {
        $article = $stock->getEshopModel();

        return IncomingStock::ofColumns(...array_map([$article, 'getRawFieldData'], [
            'oxstock',
            'belt_marmstock1',
            'belt_marmstockdate1',
            'belt_marmstock2',
            'belt_marmstockdate2',
        ]));
    }
}
