<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\TakeAlong;

use BeltStorefront\OxidModule\Shared\Database;

/** Which pieces of a basket a customer has taken along, so that a repeated call moves none twice. */
class TakeAlongRecords
{
    /** Seconds after which no token of the other basket is valid any more. */
    private const KEPT = 2 * 86_400;

    public function __construct(private Database $database)
    {
    }

    /** @return array{to: string, moved: array<string, float>, report: TakeAlongReport}|null */
    public function find(string $from, string $userId): ?array
    {
        $row = $this->database->row(
            'select t.to_basket, t.quantities, t.report from belt_take_along t join oxuserbaskets b on b.oxid = t.to_basket
                where t.from_basket = :from and t.user_id = :user',
            [':from' => $from, ':user' => $userId]
        );

        return $row === null ? null : [
            'to' => (string) $row['to_basket'],
            'moved' => json_decode((string) $row['quantities'], true),
            'report' => TakeAlongReport::fromJson((string) $row['report']),
        ];
    }

    /** @param array<string, float> $moved pieces by line id of the other basket */
    public function save(string $from, string $userId, string $to, array $moved, TakeAlongReport $report): void
    {
        $now = time();
        $this->database->change('delete from belt_take_along where taken_at < :past', [':past' => $now - self::KEPT]);
        $this->database->change(
            'replace into belt_take_along (from_basket, user_id, to_basket, quantities, report, taken_at)
                values (:from, :user, :to, :moved, :report, :now)',
            [
                ':from' => $from,
                ':user' => $userId,
                ':to' => $to,
                ':moved' => json_encode((object) $moved),
                ':report' => $report->toJson(),
                ':now' => $now,
            ]
        );
    }
}
