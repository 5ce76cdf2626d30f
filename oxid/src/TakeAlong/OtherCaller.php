<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\TakeAlong;

use BeltStorefront\OxidModule\Guest\Guests;
use Lcobucci\JWT\UnencryptedToken;
use OxidEsales\GraphQL\Base\Service\JwtConfigurationBuilder;
use OxidEsales\GraphQL\Base\Service\Token;
use OxidEsales\GraphQL\Base\Service\TokenValidator;
use Throwable;

/** The visitor behind a second token. Only anonymous visitors and guests hand their basket over. */
class OtherCaller
{
    public function __construct(
        private JwtConfigurationBuilder $jwt,
        private TokenValidator $validator,
        private Guests $guests
    ) {
    }

    /** @return array{userId: string, isGuest: bool}|null null for an invalid token and for a customer's */
    public function of(string $text): ?array
    {
        try {
            $token = $this->jwt->getConfiguration()->parser()->parse($text);
            if (!$token instanceof UnencryptedToken) {
                return null;
            }
            $this->validator->validateToken($token);
        } catch (Throwable) {
            return null;
        }
        $userId = (string) $token->claims()->get(Token::CLAIM_USERID);
        $isAnonymous = (bool) $token->claims()->get(Token::CLAIM_USER_ANONYMOUS);
        $isGuest = !$isAnonymous && $this->guests->isGuest($userId);

        return $userId !== '' && ($isAnonymous || $isGuest) ? ['userId' => $userId, 'isGuest' => $isGuest] : null;
    }
}
