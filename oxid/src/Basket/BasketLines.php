<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Basket;

use BeltStorefront\OxidModule\PersParam\InvalidPersParam;
use BeltStorefront\OxidModule\PersParam\PersParam;
use BeltStorefront\OxidModule\Shared\Database;
use BeltStorefront\OxidModule\Shared\RefusedError;
use BeltStorefront\OxidModule\Shared\Users;
use OxidEsales\Eshop\Application\Model\Article;
use OxidEsales\Eshop\Application\Model\UserBasket;
use OxidEsales\GraphQL\Base\Exception\Error;
use OxidEsales\GraphQL\Base\Framework\GraphQLQueryHandler;
use OxidEsales\GraphQL\Base\Service\Authentication;
use OxidEsales\GraphQL\Storefront\Product\Service\Product as ProductService;
use TheCodingMachine\GraphQLite\Types\ID;

/** The lines of a basket: one for each product and persParam. */
class BasketLines
{
    public function __construct(
        private Database $database,
        private ProductService $products,
        private Authentication $authentication,
        private Users $users
    ) {
    }

    /**
     * Adds pieces. If stock is short, it adds what there is, or nothing if `isWhole`, and reports the rest, by default
     * beside the data.
     *
     * @param string[]|null $persParam
     * @param callable(Error, int): void|null $report the error, and the pieces that can still be added
     */
    public function add(
        UserBasket $basket,
        ID $productId,
        float $amount,
        ?array $persParam,
        ?callable $report = null,
        bool $isWhole = false
    ): void {
        $report ??= static fn (Error $error) => GraphQLQueryHandler::addError($error);
        $limits = $this->limits();
        $this->refuse($limits->problemOfAmount($amount));
        $note = $this->note($persParam);
        $this->products->product($productId);
        $id = (string) $productId;
        $article = oxNew(Article::class);
        $article->load($id);
        if (!$article->isBuyable()) {
            $report(new RefusedError("Product with id $id can not be ordered", ['productId' => $id]), 0);

            return;
        }
        $lines = $this->linesOf($basket);
        $line = self::same($lines, $id, $note);
        $present = array_sum(array_column(array_filter($lines, static fn (array $row) => $row['product'] === $id), 'amount'));
        $isFree = $article->checkForStock($amount, $present);
        $added = $isFree === true ? (int) $amount : max(0, (int) $isFree);
        if ($added < $amount) {
            $report(self::shortStock($id, $article->beltStock()->orderable(), $line), $added);
        }
        if ($added === 0 || $isWhole && $added < $amount) {
            return;
        }
        $this->refuse($limits->problemOfAdding(array_column($lines, 'amount', 'id'), $line, $added));
        $basket->getItems(true, false);
        $basket->addItemToBasket($id, $added, null, false, PersParam::toStored($note));
    }

    /**
     * Replaces the persParam of a line. A line that has it already takes over the pieces.
     *
     * @param string[] $persParam
     */
    public function describe(UserBasket $basket, string $lineId, array $persParam): void
    {
        $note = $this->note($persParam);
        $lines = array_column($this->linesOf($basket), null, 'id');
        $line = $lines[$lineId] ?? null;
        if ($line === null) {
            throw new RefusedError("Basket item with id $lineId not found in your basket " . $basket->getId());
        }
        $same = self::same(array_diff_key($lines, [$lineId => true]), $line['product'], $note);
        $this->database->inTransaction(function () use ($line, $lines, $lineId, $same, $note): void {
            if ($same === null) {
                $stored = PersParam::toStored($note);
                $values = [':id' => $lineId, ':note' => $stored === null ? '' : serialize($stored)];
                $this->database->change('update oxuserbasketitems set oxpersparam = :note where oxid = :id', $values);

                return;
            }
            $this->refuse($this->limits()->problemOfAmount($lines[$same]['amount'] + $line['amount']));
            $values = [':id' => $same, ':amount' => $line['amount']];
            $this->database->change('update oxuserbasketitems set oxamount = oxamount + :amount where oxid = :id', $values);
            $this->database->change('delete from oxuserbasketitems where oxid = :id', [':id' => $lineId]);
        });
        $basket->getItems(true, false);
    }

    /** @return array<int, array{id: string, product: string, amount: float, note: string}> */
    public function linesOf(UserBasket $basket): array
    {
        $sql = 'select oxid, oxartid, oxamount, oxpersparam from oxuserbasketitems where oxbasketid = :id order by oxtimestamp, oxid';
        $lines = [];
        foreach ($this->database->rows($sql, [':id' => $basket->getId()]) as $row) {
            $lines[] = [
                'id' => (string) $row['oxid'],
                'product' => (string) $row['oxartid'],
                'amount' => (float) $row['oxamount'],
                'note' => PersParam::fromColumn($row['oxpersparam']),
            ];
        }

        return $lines;
    }

    private static function same(array $lines, string $productId, string $note): ?string
    {
        foreach ($lines as $line) {
            if ($line['product'] === $productId && $line['note'] === $note) {
                return $line['id'];
            }
        }

        return null;
    }

    private static function shortStock(string $id, int $available, ?string $lineId): RefusedError
    {
        $ids = ['productId' => $id] + ($lineId === null ? [] : ['basketItemId' => $lineId]);

        return $available <= 0
            ? new RefusedError("Product with id $id is out of stock", ['type' => 'OUTOFSTOCK'] + $ids)
            : new RefusedError(
                "Not enough items of product with id $id in stock! Available: $available",
                ['type' => 'LIMITEDAVAILABILITY'] + $ids
            );
    }

    private function limits(): Quantities
    {
        return new Quantities($this->users->isDealer((string) $this->authentication->getUser()->id()));
    }

    /** @param string[]|null $persParam */
    private function note(?array $persParam): string
    {
        try {
            return PersParam::parse($persParam);
        } catch (InvalidPersParam $invalid) {
            throw new RefusedError($invalid->getMessage());
        }
    }

    private function refuse(?string $problem): void
    {
        if ($problem !== null) {
            throw new RefusedError($problem);
        }
    }
}
