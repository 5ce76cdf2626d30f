<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

/** The parts of a signed token (RFC 7515, compact form), not verified yet. */
final class ParsedToken
{
    private const MAX_LENGTH = 16_384;

    /**
     * @param array<string, mixed> $header
     * @param array<string, mixed> $claims
     */
    private function __construct(
        public array $header,
        public array $claims,
        public string $signedText,
        public string $signature
    ) {
    }

    /** Null for a text that is no such token. */
    public static function parse(string $token): ?self
    {
        $parts = strlen($token) > self::MAX_LENGTH ? [] : explode('.', $token);
        if (count($parts) !== 3) {
            return null;
        }
        [$header, $claims, $signature] = array_map([Base64Url::class, 'decode'], $parts);
        $header = self::json($header);
        $claims = self::json($claims);
        if ($header === null || $claims === null || $signature === null) {
            return null;
        }

        return new self($header, $claims, "$parts[0].$parts[1]", $signature);
    }

    public function issuer(): ?string
    {
        $issuer = $this->claims['iss'] ?? null;

        return is_string($issuer) ? $issuer : null;
    }

    /** @return array<string, mixed>|null */
    private static function json(?string $text): ?array
    {
        $value = $text === null ? null : json_decode($text, false, 16);

        return is_object($value) ? json_decode((string) $text, true, 16) : null;
    }
}
