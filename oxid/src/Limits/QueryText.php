<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Limits;

/** Checks on the text of a document, before anything parses it. */
final class QueryText
{
    /** Largest number of brackets open at the same time, outside of strings and comments. */
    public static function nesting(string $query): int
    {
        $open = $largest = 0;
        $pattern = '/"""(?:\\\\"""|.)*?(?:"""|$)|"(?:\\\\.|[^"\\\\\n])*+(?:"|$)|#[^\n\r]*|[{}()\[\]]/s';
        $offset = 0;
        while (preg_match($pattern, $query, $match, PREG_OFFSET_CAPTURE, $offset) === 1) {
            [$text, $start] = $match[0];
            $offset = $start + max(1, strlen($text));
            if (in_array($text, ['{', '(', '['], true)) {
                $largest = max($largest, ++$open);
            } elseif (in_array($text, ['}', ')', ']'], true)) {
                $open = max(0, $open - 1);
            }
        }

        return $largest;
    }
}
