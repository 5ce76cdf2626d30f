<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Pricing;

use BeltStorefront\OxidModule\Shared\Database;
use BeltStorefront\OxidModule\Shared\Users;
use OxidEsales\Eshop\Core\Registry;

/** A dealer's prices of all articles on sale, in one query. */
class PurchasePrices
{
    public function __construct(private Database $database, private Users $users)
    {
    }

    /** @return array<string, float> net price by article number */
    public function of(string $userId): array
    {
        $config = Registry::getConfig();
        $column = DealerPrice::columnFor($this->users->groupIds($userId));
        $isNet = (bool) $config->getConfigParam('blEnterNetPrice');
        $rows = $this->database->rows(
            "select a.oxartnum as sku, a.$column as own, a.oxprice as price, coalesce(a.oxvat, p.oxvat) as vat
                from oxarticles a left join oxarticles p on p.oxid = a.oxparentid
                where a.oxactive = 1 and a.oxartnum <> '' and a.oxvarcount = 0 and a.oxshopid = :shop
                    and (a.oxparentid = '' or p.oxactive = 1)",
            [':shop' => $config->getShopId()]
        );
        $prices = [];
        foreach ($rows as $row) {
            $vat = (float) ($row['vat'] ?? $config->getConfigParam('dDefaultVAT'));
            $prices[(string) $row['sku']] = DealerPrice::net((float) $row['own'], (float) $row['price'], $vat, $isNet);
        }

        return $prices;
    }
}
