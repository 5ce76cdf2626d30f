<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\TakeAlong;

use BeltStorefront\OxidModule\Basket\BasketLines;
use BeltStorefront\OxidModule\Basket\OwnBaskets;
use BeltStorefront\OxidModule\Customer\BasketTitles;
use BeltStorefront\OxidModule\Shared\Database;
use BeltStorefront\OxidModule\TakeAlong\GraphQL\OtherBasket;
use BeltStorefront\OxidModule\TakeAlong\GraphQL\TakenAlong;
use OxidEsales\Eshop\Application\Model\Article;
use OxidEsales\Eshop\Application\Model\UserBasket;
use OxidEsales\Eshop\Core\Registry;
use OxidEsales\GraphQL\Base\Exception\Error;
use OxidEsales\GraphQL\Base\Service\Authentication;
use OxidEsales\GraphQL\Storefront\Basket\Service\BasketVoucher;
use TheCodingMachine\GraphQLite\Types\ID;
use Throwable;

/** Moves another visitor's basket into the caller's, only once. The lines move in one transaction. */
class TakeAlong
{
    public function __construct(
        private Database $database,
        private Authentication $authentication,
        private OwnBaskets $baskets,
        private BasketVoucher $vouchers,
        private BasketLines $lines,
        private OtherCaller $callers,
        private TakeAlongRecords $records
    ) {
    }

    public function take(?OtherBasket $from): TakenAlong
    {
        $userId = (string) $this->authentication->getUser()->id();
        $other = $from === null ? null : $this->callers->of($from->token);

        return $this->database->inLock(
            "take-along $userId",
            fn (): TakenAlong => $this->move($userId, $from === null ? '' : $from->basketId, $other)
        );
    }

    /** @param array{userId: string, isGuest: bool}|null $other */
    private function move(string $userId, string $fromId, ?array $other): TakenAlong
    {
        $earlier = $fromId === '' ? null : $this->records->find($fromId, $userId);
        $toId = $earlier['to'] ?? $this->currentBasketId($userId) ?? $this->newBasketId($userId);
        $report = $earlier['report'] ?? new TakeAlongReport();
        $from = $other === null || $other['userId'] === $userId ? null : $this->load($fromId, $other['userId']);
        if ($from === null) {
            return new TakenAlong($toId, $report);
        }
        $all = $this->lines->linesOf($from);
        $lines = TakeAlongReport::notYetMoved($all, $earlier['moved'] ?? []);
        $vouchers = $this->vouchersOf($fromId);
        if ($earlier !== null && !$lines && !$vouchers) {
            return new TakenAlong($toId, $report);
        }
        $amounts = array_column($all, 'amount', 'id');
        $save = function () use ($fromId, $userId, $toId, $amounts, &$report): void {
            $this->records->save($fromId, $userId, $toId, $amounts, $report);
        };
        $this->database->inTransaction(function () use ($lines, $toId, $userId, &$report, $save): void {
            $report = $this->moveLines($lines, $this->load($toId, $userId));
            $save();
        });
        // OXID's voucher code has transactions of its own, which must not undo the lines.
        foreach ($vouchers as $number) {
            if (!$this->moveVoucher($number, $fromId, $toId)) {
                $report->leftOut[] = $number;
                $save();
            }
        }
        if ($other['isGuest']) {
            $from->delete();
        }

        return new TakenAlong($toId, $report);
    }

    private function moveLines(array $lines, UserBasket $to): TakeAlongReport
    {
        $moved = [];
        $before = $this->piecesOf($to);
        foreach ($lines as ['product' => $productId, 'amount' => $amount, 'note' => $note]) {
            $article = oxNew(Article::class);
            $isSold = $article->load($productId) && (bool) $article->getRawFieldData('oxactive');
            $title = $isSold ? (string) $article->getRawFieldData('oxtitle') : '';
            $moved[] = ['product' => $isSold ? $productId : null, 'title' => $title, 'amount' => (int) $amount];
            try {
                // What is missing is in the report, so it is no error as well.
                $this->lines->add($to, new ID($productId), $amount, $note === '' ? null : [$note], static fn () => null);
            } catch (Error) {
                continue;
            }
        }

        return TakeAlongReport::of($moved, $before, $this->piecesOf($to));
    }

    /** @return array<string, int> pieces by product */
    private function piecesOf(UserBasket $basket): array
    {
        $pieces = [];
        foreach ($this->lines->linesOf($basket) as ['product' => $product, 'amount' => $amount]) {
            $pieces[$product] = ($pieces[$product] ?? 0) + (int) $amount;
        }

        return $pieces;
    }

    private function load(string $id, string $ownerId): ?UserBasket
    {
        $basket = oxNew(UserBasket::class);
        $isOwn = $id !== '' && $basket->load($id) && (string) $basket->getRawFieldData('oxuserid') === $ownerId;

        return $isOwn ? $basket : null;
    }

    private function currentBasketId(string $userId): ?string
    {
        $sql = 'select oxid, oxtitle, oxpublic, unix_timestamp(oxtimestamp) as created from oxuserbaskets where oxuserid = :user';

        return BasketTitles::current(array_map(static fn (array $row): array => [
            'id' => (string) $row['oxid'],
            'title' => (string) $row['oxtitle'],
            'public' => (bool) $row['oxpublic'],
            'created' => (int) $row['created'],
        ], $this->database->rows($sql, [':user' => $userId])));
    }

    private function newBasketId(string $userId): string
    {
        $basket = oxNew(UserBasket::class);
        $title = Registry::getUtilsObject()->generateUId();
        $basket->assign(['OXUSERID' => $userId, 'OXTITLE' => $title, 'OXPUBLIC' => 0]);
        $basket->save();

        return (string) $basket->getId();
    }

    /** @return string[] numbers of the vouchers reserved for this basket */
    private function vouchersOf(string $basketId): array
    {
        $sql = "select oxvouchernr as number from oxvouchers where oegql_basketid = :id and (oxorderid is null or oxorderid = '')";

        return array_map(
            static fn (array $row): string => (string) $row['number'],
            $this->database->rows($sql, [':id' => $basketId])
        );
    }

    private function moveVoucher(string $number, string $fromId, string $toId): bool
    {
        $this->database->change(
            "update oxvouchers set oxreserved = 0, oegql_basketid = '' where oxvouchernr = :number and oegql_basketid = :from",
            [':number' => $number, ':from' => $fromId]
        );
        try {
            $this->vouchers->addVoucherToBasket($number, $this->baskets->get(new ID($toId)));

            return true;
        } catch (Throwable) {
            return false;
        }
    }
}
