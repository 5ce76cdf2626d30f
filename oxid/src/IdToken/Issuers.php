<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

/** Issuers of one user pool and the address of its keys. */
final class Issuers
{
    /** @return string[] For a Cognito pool both forms of its issuer, else the given one; none for an empty text. */
    public static function of(string $issuer): array
    {
        $issuer = rtrim($issuer, '/');
        if ($issuer === '') {
            return [];
        }
        $cognito = '~^https://(?:issuer-)?cognito-idp\.([a-z0-9-]+)\.amazonaws\.com/([\w-]+)$~D';
        if (preg_match($cognito, $issuer, $found) !== 1) {
            return [$issuer];
        }

        return array_map(
            static fn (string $host): string => "https://$host.$found[1].amazonaws.com/$found[2]",
            ['cognito-idp', 'issuer-cognito-idp']
        );
    }

    /** The set address, else the usual one below the issuer. */
    public static function keysUrl(string $issuer, string $given): string
    {
        return $given !== '' ? $given : rtrim($issuer, '/') . '/.well-known/jwks.json';
    }
}
