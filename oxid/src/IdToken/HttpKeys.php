<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

/** Reads a key address. */
final class HttpKeys
{
    private const SECONDS = 3;
    private const MAX_BYTES = 65_536;

    /** The body; null on any failure, a redirect included. */
    public static function fetch(string $url): ?string
    {
        if (preg_match('~^https?://~i', $url) !== 1) {
            return null;
        }
        $context = stream_context_create([
            'http' => ['timeout' => self::SECONDS, 'follow_location' => 0, 'header' => 'Accept: application/json'],
        ]);
        $body = @file_get_contents($url, false, $context, 0, self::MAX_BYTES);

        return $body === false || $body === '' ? null : $body;
    }
}
