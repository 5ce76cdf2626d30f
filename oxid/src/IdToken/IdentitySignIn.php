<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

use BeltStorefront\OxidModule\Settings\ModuleSettings;
use BeltStorefront\OxidModule\Shared\Users;
use DateTimeImmutable;
use Lcobucci\JWT\UnencryptedToken;
use OxidEsales\Eshop\Core\Registry;
use OxidEsales\GraphQL\Base\Exception\InvalidToken;
use OxidEsales\GraphQL\Base\Infrastructure\Legacy;
use OxidEsales\GraphQL\Base\Service\JwtConfigurationBuilder;
use OxidEsales\GraphQL\Base\Service\Token;

/**
 * Signs in with an ID token of the user pool. The rest of the shop sees a token of its own (HS512, five claims) that is
 * built for this request only and never leaves it.
 */
class IdentitySignIn
{
    /** Claim of the shop's token that came from an ID token. */
    public const CLAIM_SIGN_IN = 'beltsignin';

    public function __construct(
        private ModuleSettings $settings,
        private IdentityUsers $identities,
        private EndedSignIns $ended,
        private Users $users,
        private Legacy $legacy,
        private JwtConfigurationBuilder $jwt
    ) {
    }

    /** The shop's token; null if the given one is not of the pool. */
    public function tokenFor(string $given): ?UnencryptedToken
    {
        $issuer = $this->settings->text('sBeltIdentityIssuer');
        $token = $issuer === '' ? null : ParsedToken::parse($given);
        if ($token === null) {
            return null;
        }
        $url = Issuers::keysUrl($issuer, $this->settings->text('sBeltIdentityKeysUrl'));
        $file = Registry::getConfig()->getConfigParam('sCompileDir') . '/belt_keys_' . md5($url) . '.json';
        $keys = new KeyCache($url, $file, [HttpKeys::class, 'fetch']);
        $verifier = new IdTokenVerifier(
            $issuer,
            $this->settings->text('sBeltIdentityClientId'),
            static fn (string $keyId): ?string => $keys->pem($keyId, time())
        );
        if (!$verifier->isMeant($token)) {
            return null;
        }
        try {
            $claims = $verifier->verify($token, time());
        } catch (RejectedToken $rejected) {
            Registry::getLogger()->info('ID token rejected: ' . $rejected->getMessage());
            throw new InvalidToken('The access token is invalid');
        }

        return $this->shopToken($claims);
    }

    private function shopToken(IdTokenClaims $claims): UnencryptedToken
    {
        $userId = $this->ended->contains($claims->signIn) ? null : $this->identities->userIdOf($claims);
        if ($userId === null || !$this->users->isActive($userId)) {
            throw new InvalidToken('The access token is invalid');
        }
        if (in_array('oxidblocked', $this->users->groupIds($userId), true)) {
            throw new InvalidToken('User is blocked');
        }
        $shop = $this->legacy->getShopUrl();
        $now = new DateTimeImmutable();
        $config = $this->jwt->getConfiguration();
        $builder = $config->builder()->issuedBy($shop)->permittedFor($shop)->withHeader('iss', $shop);
        $builder = $builder->issuedAt($now)->canOnlyBeUsedAfter($now);
        $builder = $builder->expiresAt($now->setTimestamp($claims->expiresAt));
        $own = [
            Token::CLAIM_SHOPID => $this->legacy->getShopId(),
            Token::CLAIM_USERNAME => $claims->email,
            Token::CLAIM_USERID => $userId,
            Token::CLAIM_USER_ANONYMOUS => false,
            Token::CLAIM_TOKENID => hash('sha256', $claims->signIn),
            self::CLAIM_SIGN_IN => $claims->signIn,
        ];
        foreach ($own as $name => $value) {
            $builder = $builder->withClaim($name, $value);
        }

        return $builder->getToken($config->signer(), $config->signingKey());
    }
}
