<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Stock\GraphQL;

use BeltStorefront\OxidModule\Stock\IncomingStock;
use DateTimeInterface;
use OxidEsales\GraphQL\Storefront\Product\DataType\Product;
use OxidEsales\GraphQL\Storefront\Product\Infrastructure\Product as ProductInfrastructure;
use TheCodingMachine\GraphQLite\Annotations\ExtendType;
use TheCodingMachine\GraphQLite\Annotations\Field;

/** Own fields of Product. They read columns that each list has loaded already, so they cost no query. */
#[ExtendType(class: Product::class)]
final class ProductFields
{
    public function __construct(private ProductInfrastructure $products)
    {
    }

    /** Null instead of an empty text. */
    #[Field]
    public function sku(Product $product): ?string
    {
        return self::column($product, 'oxartnum');
    }

    #[Field]
    public function category(Product $product): ?ProductCategory
    {
        $category = $this->products->getMainCategory($product);

        return $category === null ? null : new ProductCategory((string) $category->getRawFieldData('oxtitle'));
    }

    #[Field]
    public function outlet(Product $product): ?bool
    {
        return (bool) self::column($product, 'belt_outlet');
    }

    #[Field]
    public function dealer(Product $product): ?bool
    {
        return (bool) self::column($product, 'belt_dealer');
    }

    #[Field]
    public function marmstock1(Product $product): ?float
    {
        return self::number($product, 'belt_marmstock1');
    }

    #[Field]
    public function marmstockDate1(Product $product): ?DateTimeInterface
    {
        return IncomingStock::date(self::column($product, 'belt_marmstockdate1'));
    }

    #[Field]
    public function marmstock2(Product $product): ?float
    {
        return self::number($product, 'belt_marmstock2');
    }

    #[Field]
    public function marmstockDate2(Product $product): ?DateTimeInterface
    {
        return IncomingStock::date(self::column($product, 'belt_marmstockdate2'));
    }

    private static function column(Product $product, string $name): ?string
    {
        $value = (string) $product->getEshopModel()->getRawFieldData($name);

        return $value === '' ? null : $value;
    }

    private static function number(Product $product, string $name): ?float
    {
        $value = self::column($product, $name);

        return is_numeric($value) ? (float) $value : null;
    }
}
