<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Stock;

use BeltStorefront\OxidModule\Shared\Database;
use BeltStorefront\OxidModule\Shared\Users;
use OxidEsales\Eshop\Core\Registry;

/**
 * Article of the class chain: pieces of a known delivery may be ordered while the shelf is empty; articles for dealers
 * only are not for sale to others.
 */
class ArticleModel extends ArticleModel_parent
{
    private const SOLD_OUT_FLAGS = ['2', '3'];

    public function isBuyable()
    {
        if ($this->getRawFieldData('belt_dealer') && !$this->isBeltDealer()) {
            return false;
        }

        return parent::isBuyable() || $this->isOnlySoldOut() && $this->beltStock()->orderable() > 0;
    }

    public function checkForStock($dAmount, $dArtStockAmount = 0, $selectForUpdate = false)
    {
        $isOnShelf = parent::checkForStock($dAmount, $dArtStockAmount, $selectForUpdate);
        if ($isOnShelf === true) {
            return true;
        }
        $free = $this->beltStock()->orderable() - $dArtStockAmount;
        if ($free >= $dAmount) {
            return true;
        }

        return $free > 0 ? $free : $isOnShelf;
    }

    /** Stock and deliveries as the database has them now. */
    public function beltStock(): IncomingStock
    {
        $sql = 'select oxstock, belt_marmstock1, belt_marmstockdate1, belt_marmstock2, belt_marmstockdate2
            from oxarticles where oxid = :id';
        $row = (new Database())->row($sql, [':id' => $this->getId()]);

        return IncomingStock::ofColumns(...($row ? array_values($row) : [0, null, null, null, null]));
    }

    /** True if an empty shelf is all that keeps the article from being sold. */
    private function isOnlySoldOut(): bool
    {
        return !$this->isParentNotBuyable()
            && in_array((string) $this->getRawFieldData('oxstockflag'), self::SOLD_OUT_FLAGS, true)
            && (float) $this->getRawFieldData('oxstock') <= 0
            && (int) $this->getRawFieldData('oxvarcount') === 0;
    }

    private function isBeltDealer(): bool
    {
        $userId = (string) Registry::getSession()->getVariable('usr');

        return $userId !== '' && (new Users(new Database()))->isDealer($userId);
    }
}
