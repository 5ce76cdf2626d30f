<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

/** What the shop uses of a verified ID token. */
final class IdTokenClaims
{
    public function __construct(
        /** The user's id in the pool; it never changes. */
        public string $subject,
        /** Lower case, verified by the identity. */
        public string $email,
        /** Time of the password entry in epoch seconds. */
        public int $authenticatedAt,
        public int $expiresAt,
        /** The id of the original sign-in (origin_jti); the digest of subject and time where the pool has none. */
        public string $signIn
    ) {
    }

    /**
     * Checks the claims that say who it is. Signature, issuer, audience and time are the verifier's.
     *
     * @param array<string, mixed> $claims
     * @throws RejectedToken
     */
    public static function read(array $claims): self
    {
        $need = static function (bool $isRight, string $claim): void {
            if (!$isRight) {
                throw new RejectedToken("the claim $claim is missing or wrong");
            }
        };
        $subject = $claims['sub'] ?? null;
        $email = $claims['email'] ?? null;
        $issuedAt = $claims['iat'] ?? null;
        $expiresAt = $claims['exp'] ?? null;
        $authenticatedAt = $claims['auth_time'] ?? $issuedAt;
        $signIn = $claims['origin_jti'] ?? null;
        $need(is_string($subject) && preg_match('/^[\x21-\x7e]{1,128}$/D', $subject) === 1, 'sub');
        $need(($claims['token_use'] ?? null) === 'id', 'token_use');
        $need(is_string($email) && self::isEmail($email), 'email');
        $need(in_array($claims['email_verified'] ?? null, [true, 'true'], true), 'email_verified');
        $need(self::isTime($issuedAt), 'iat');
        $need(self::isTime($expiresAt), 'exp');
        $need(self::isTime($authenticatedAt), 'auth_time');
        $hasSignIn = is_string($signIn) && preg_match('/^[\x21-\x7e]{1,128}$/D', $signIn) === 1;

        return new self(
            $subject,
            strtolower($email),
            $authenticatedAt,
            $expiresAt,
            $hasSignIn ? $signIn : hash('sha256', "$subject $authenticatedAt")
        );
    }

    private static function isEmail(string $text): bool
    {
        return strlen($text) <= 254 && preg_match('/^[^\s@]+@[^\s@]+\.[^\s@]+$/uD', $text) === 1;
    }

    private static function isTime(mixed $value): bool
    {
        return is_int($value) && $value >= 0;
    }
}
