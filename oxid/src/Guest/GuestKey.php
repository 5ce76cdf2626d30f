<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Guest;

/**
 * A guest's generated password, and the name under which OXID stores the guest. OXID allows one user for each name, a
 * person may order as a guest any number of times, so the name is made of the user's id.
 */
final class GuestKey
{
    public const MIN_LENGTH = 32;
    public const MAX_LENGTH = 256;
    private const DOMAIN = '@guest.invalid';

    /** True for a password of the length that guests have. */
    public static function isKey(string $password): bool
    {
        $length = strlen($password);

        return $length >= self::MIN_LENGTH && $length <= self::MAX_LENGTH;
    }

    /** What is stored to find the guest again. The key is random and long, so a plain digest is enough. */
    public static function digest(string $password): string
    {
        return hash('sha256', $password);
    }

    /** The guest's user id: the same for the same e-mail and key, so that a repeated call creates no second user. */
    public static function userId(string $email, string $password): string
    {
        return substr(hash('sha256', self::normalizeEmail($email) . "\n" . self::digest($password)), 0, 32);
    }

    public static function userName(string $userId): string
    {
        return $userId . self::DOMAIN;
    }

    public static function isGuestName(string $userName): bool
    {
        return str_ends_with($userName, self::DOMAIN);
    }

    /** E-mails are compared in lower case. */
    public static function normalizeEmail(string $email): string
    {
        return strtolower(trim($email));
    }
}
