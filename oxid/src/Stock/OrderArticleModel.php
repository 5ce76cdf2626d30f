<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Stock;

use BeltStorefront\OxidModule\Shared\Database;
use OxidEsales\Eshop\Application\Model\Article;

/** Line of an order, of the class chain: pieces that the shelf lacks are taken from the deliveries. */
class OrderArticleModel extends OrderArticleModel_parent
{
    public function updateArticleStock($dAddAmount, $blAllowNegativeStock = false)
    {
        $fromDeliveries = $dAddAmount < 0 ? $this->takeFromDeliveries(-(float) $dAddAmount) : 0;
        parent::updateArticleStock($dAddAmount + $fromDeliveries, $blAllowNegativeStock);
    }

    private function takeFromDeliveries(float $amount): int
    {
        $article = oxNew(Article::class);
        if (!$article->load($this->getRawFieldData('oxartid'))) {
            return 0;
        }
        $taken = $article->beltStock()->take($amount);
        if ($taken[1] + $taken[2] > 0) {
            (new Database())->change(
                'update oxarticles set belt_marmstock1 = belt_marmstock1 - :first, belt_marmstock2 = belt_marmstock2 - :second
                    where oxid = :id',
                [':first' => $taken[1], ':second' => $taken[2], ':id' => $article->getId()]
            );
        }

        return $taken[1] + $taken[2];
    }
}
