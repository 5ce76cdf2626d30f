<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Settings;

/** The module's tables and columns. Each statement can be run again. */
final class Tables
{
    private const OPTIONS = 'engine=InnoDB default charset=utf8mb4 collate=utf8mb4_bin';

    /** The type of OXID's ids. */
    private const ID = 'char(32) character set latin1 collate latin1_general_ci';

    /** Columns of OXID's tables, by table and name. OXID's views of a table are generated anew afterwards. */
    public const COLUMNS = [
        'oxarticles' => [
            'BELT_MARMSTOCK1' => 'int null',
            'BELT_MARMSTOCKDATE1' => 'datetime null',
            'BELT_MARMSTOCK2' => 'int null',
            'BELT_MARMSTOCKDATE2' => 'datetime null',
            'BELT_OUTLET' => 'tinyint(1) not null default 0',
            'BELT_DEALER' => 'tinyint(1) not null default 0',
        ],
        'oxuser' => [
            'BELT_SHBCUSTOMERNUMBER' => "varchar(40) not null default ''",
            'BELT_CREDITLIMIT' => 'decimal(12,2) null',
        ],
    ];

    /** @return string[] */
    public static function statements(): array
    {
        $tables = [
            // Guests: the real e-mail, and the digest of the generated key by which a repeated call finds the guest.
            'belt_guest' => 'user_id %ID% primary key, email varchar(254) not null, key_digest char(64) not null,
                unique key guest (email, key_digest)',
            // Users of the identity's pool. auth_time is the newest sign-in seen.
            'belt_identity' => 'subject varchar(128) primary key, user_id %ID% not null, auth_time bigint not null,
                unique key user (user_id)',
            // Deleted accounts, by digest of the subject: tokens of earlier sign-ins stay refused.
            'belt_closed_identity' => 'subject_digest char(64) primary key, closed_at bigint not null',
            // Sign-ins ended by tokenDelete, by the claim origin_jti.
            'belt_ended_sign_in' => 'sign_in varchar(128) primary key, ended_at bigint not null',
            'belt_take_along' => 'from_basket %ID% not null, user_id %ID% not null, to_basket %ID% not null,
                quantities mediumtext not null, report mediumtext not null, taken_at bigint not null,
                primary key (from_basket, user_id)',
            // Changes of notice lists that have been carried out.
            'belt_notice_change' => 'user_id %ID% not null, change_key varchar(64) not null, changed_at bigint not null,
                primary key (user_id, change_key)',
            // The buyer's words for an order.
            'belt_order' => 'order_id %ID% primary key, reference varchar(60) not null, service_dealer varchar(10) null',
        ];
        $statements = [];
        foreach ($tables as $name => $columns) {
            $columns = str_replace('%ID%', self::ID, $columns);
            $statements[] = "create table if not exists $name ($columns) " . self::OPTIONS;
        }

        return $statements;
    }

    /**
     * The statement that adds the missing columns of one of OXID's tables; null when there are none.
     *
     * @param string[] $present
     */
    public static function columnStatement(string $table, array $present): ?string
    {
        $missing = array_diff_key(self::COLUMNS[$table], array_flip(array_map('strtoupper', $present)));
        if (!$missing) {
            return null;
        }
        $parts = [];
        foreach ($missing as $name => $type) {
            $parts[] = "add column $name $type";
        }

        return "alter table $table " . implode(', ', $parts);
    }
}
