<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Request;

/** The token of an Authorization header, and OXID 7.2's texts for tokens that are refused. */
final class BearerToken
{
    /**
     * The token; null without one, and for any other scheme.
     *
     * @param array<string, mixed> $server the variables of the web server
     * @param array<string, string>|false $headers the headers, where Apache does not hand the token on
     */
    public static function of(array $server, array|false $headers = []): ?string
    {
        $headers = array_change_key_case($headers ?: [], CASE_LOWER);
        $header = $server['HTTP_AUTHORIZATION'] ?? $server['REDIRECT_HTTP_AUTHORIZATION'] ?? null;
        $header = $header ?: ($headers['authorization'] ?? null);
        $isBearer = is_string($header) && preg_match('/^Bearer\s+(\S+)$/D', trim($header), $found) === 1;

        return $isBearer ? $found[1] : null;
    }

    /** BASE up to 9 says "The token is invalid"; a token that has ended is invalid like any other. */
    public static function errorText(string $given): string
    {
        $same = ['The token is invalid', 'The token is not registered'];

        return in_array($given, $same, true) ? 'The access token is invalid' : $given;
    }
}
