<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

/** An RSA public key as PEM (RFC 8017, RFC 5280), from the two numbers of a JSON web key. */
final class RsaPublicKey
{
    /** Smallest modulus that is accepted, in bits. */
    private const MIN_BITS = 2048;

    /** DER of the algorithm: rsaEncryption (1.2.840.113549.1.1.1) with NULL. */
    private const ALGORITHM = "\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\x05\x00";

    /**
     * Null for a key that is not meant for RS256 signatures, or is too short.
     *
     * @param array<string, mixed> $jwk
     */
    public static function pemOf(array $jwk): ?string
    {
        $isForUse = ($jwk['use'] ?? 'sig') === 'sig' && ($jwk['alg'] ?? 'RS256') === 'RS256';
        if (($jwk['kty'] ?? null) !== 'RSA' || !$isForUse) {
            return null;
        }
        $modulus = is_string($jwk['n'] ?? null) ? Base64Url::decode($jwk['n']) : null;
        $exponent = is_string($jwk['e'] ?? null) ? Base64Url::decode($jwk['e']) : null;
        if ($modulus === null || $exponent === null || 8 * strlen(ltrim($modulus, "\x00")) < self::MIN_BITS) {
            return null;
        }
        $numbers = self::element("\x30", self::integer($modulus) . self::integer($exponent));
        $der = self::element("\x30", self::ALGORITHM . self::element("\x03", "\x00" . $numbers));

        return "-----BEGIN PUBLIC KEY-----\n" . chunk_split(base64_encode($der), 64, "\n") . "-----END PUBLIC KEY-----\n";
    }

    /** A positive number: a leading zero where its first bit would make it negative. */
    private static function integer(string $bytes): string
    {
        $bytes = ltrim($bytes, "\x00");
        $isNegative = $bytes === '' || (ord($bytes[0]) & 0x80) !== 0;

        return self::element("\x02", ($isNegative ? "\x00" : '') . $bytes);
    }

    private static function element(string $tag, string $content): string
    {
        $length = strlen($content);
        if ($length < 0x80) {
            return $tag . chr($length) . $content;
        }
        $bytes = ltrim(pack('N', $length), "\x00");

        return $tag . chr(0x80 | strlen($bytes)) . $bytes . $content;
    }
}
