<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

/** Verifies ID tokens: RS256 only, whatever the header says, a key of the pool, its issuer, our client, the time. */
final class IdTokenVerifier
{
    /** Seconds a token may be issued in the future, for clocks that differ a little. */
    private const MAX_AHEAD = 60;

    /** @param callable(string): ?string $keyById the PEM of the pool's key with this id */
    public function __construct(private string $issuer, private string $clientId, private $keyById)
    {
    }

    /** True if this token has to be verified as one of the pool, not as one of the shop. */
    public function isMeant(ParsedToken $token): bool
    {
        return in_array($token->issuer(), Issuers::of($this->issuer), true);
    }

    /** @throws RejectedToken */
    public function verify(ParsedToken $token, int $now): IdTokenClaims
    {
        if (!$this->isMeant($token)) {
            throw new RejectedToken('another issuer');
        }
        $this->checkSignature($token);
        $audience = $token->claims['aud'] ?? null;
        if ($this->clientId === '' || $audience !== $this->clientId) {
            throw new RejectedToken('another audience');
        }
        $claims = IdTokenClaims::read($token->claims);
        if ($claims->expiresAt <= $now) {
            throw new RejectedToken('it expired');
        }
        $notBefore = $token->claims['nbf'] ?? 0;
        if ($token->claims['iat'] > $now + self::MAX_AHEAD || !is_int($notBefore) || $notBefore > $now + self::MAX_AHEAD) {
            throw new RejectedToken('it was issued in the future');
        }

        return $claims;
    }

    private function checkSignature(ParsedToken $token): void
    {
        ['alg' => $algorithm, 'kid' => $keyId] = $token->header + ['alg' => null, 'kid' => null];
        if ($algorithm !== 'RS256' || isset($token->header['crit'])) {
            throw new RejectedToken('another algorithm');
        }
        $key = is_string($keyId) && $keyId !== '' ? ($this->keyById)($keyId) : null;
        if ($key === null) {
            throw new RejectedToken('an unknown key');
        }
        if (openssl_verify($token->signedText, $token->signature, $key, OPENSSL_ALGO_SHA256) !== 1) {
            throw new RejectedToken('a wrong signature');
        }
    }
}
