<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\WishList;

use BeltStorefront\OxidModule\Shared\Database;
use BeltStorefront\OxidModule\Shared\RefusedError;
use DateTimeImmutable;
use OxidEsales\Eshop\Application\Model\User;
use OxidEsales\Eshop\Core\Registry;

/** The customer's notice list, which OXID keeps as the basket `noticelist`. */
class NoticeLists
{
    /** Seconds after which a key is forgotten. Browsers stop repeating a change earlier. */
    private const KEPT = 30 * 86_400;

    public function __construct(private Database $database)
    {
    }

    /** @return array<int, array{sku: string, added: DateTimeImmutable}> newest first */
    public function itemsOf(string $userId): array
    {
        $rows = $this->database->rows(
            "select a.oxartnum as sku, i.oxtimestamp as added from oxuserbaskets b
                join oxuserbasketitems i on i.oxbasketid = b.oxid join oxarticles a on a.oxid = i.oxartid
                where b.oxuserid = :user and b.oxtitle = 'noticelist' order by i.oxtimestamp desc, i.oxid",
            [':user' => $userId]
        );

        return array_map(static fn (array $row): array => [
            'sku' => (string) $row['sku'],
            'added' => new DateTimeImmutable((string) $row['added']),
        ], $rows);
    }

    public function change(string $userId, NoticeChange $change): void
    {
        $problem = $change->problem();
        if ($problem !== null) {
            throw new RefusedError($problem);
        }
        $this->database->inLock("notice list $userId", fn () => $this->database->inTransaction(
            function () use ($userId, $change): void {
                if (!$this->isNew($userId, $change->key)) {
                    return;
                }
                $basketId = $this->basketIdOf($userId);
                $this->remove($basketId, $change->remove);
                $this->add($basketId, $userId, $change);
            }
        ));
    }

    private function isNew(string $userId, string $key): bool
    {
        $values = [':user' => $userId, ':key' => $key];
        $sql = 'select change_key from belt_notice_change where user_id = :user and change_key = :key';
        if ($this->database->value($sql, $values) !== null) {
            return false;
        }
        $now = time();
        $this->database->change('delete from belt_notice_change where changed_at < :past', [':past' => $now - self::KEPT]);
        $sql = 'insert into belt_notice_change (user_id, change_key, changed_at) values (:user, :key, :now)';
        $this->database->change($sql, $values + [':now' => $now]);

        return true;
    }

    private function basketIdOf(string $userId): string
    {
        $user = oxNew(User::class);
        $user->load($userId);
        $basket = $user->getBasket('noticelist');
        if ($basket->isNewBasket()) {
            $basket->save();
        }

        return (string) $basket->getId();
    }

    /** @param string[] $numbers */
    private function remove(string $basketId, array $numbers): void
    {
        foreach ($this->articleIds($numbers) as $articleId) {
            $this->database->change(
                'delete from oxuserbasketitems where oxbasketid = :basket and oxartid = :article',
                [':basket' => $basketId, ':article' => $articleId]
            );
        }
    }

    private function add(string $basketId, string $userId, NoticeChange $change): void
    {
        $known = $this->articleIds($change->add);
        $present = array_column($this->itemsOf($userId), 'sku');
        $new = $change->newNumbers($known, $present);
        if (count($present) + count($new) > NoticeChange::MAX_ITEMS) {
            throw new RefusedError(NoticeChange::tooMany());
        }
        $at = time() - count($new);
        foreach ($new as $number) {
            $this->database->change(
                "insert into oxuserbasketitems (oxid, oxbasketid, oxartid, oxamount, oxsellist, oxpersparam, oxtimestamp)
                    values (:id, :basket, :article, 1, 'N;', '', :at)",
                [
                    ':id' => Registry::getUtilsObject()->generateUId(),
                    ':basket' => $basketId,
                    ':article' => $known[$number],
                    ':at' => date('Y-m-d H:i:s', ++$at),
                ]
            );
        }
    }

    /**
     * @param string[] $numbers
     * @return array<string, string> article id by number
     */
    private function articleIds(array $numbers): array
    {
        $ids = [];
        foreach (array_unique($numbers) as $number) {
            $id = $this->database->value('select oxid from oxarticles where oxartnum = :number limit 1', [':number' => $number]);
            if ($id !== null) {
                $ids[$number] = $id;
            }
        }

        return $ids;
    }
}
