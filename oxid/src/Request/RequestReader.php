<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Request;

use BeltStorefront\OxidModule\IdToken\IdentitySignIn;
use BeltStorefront\OxidModule\Limits\RequestGuard;
use BeltStorefront\OxidModule\Shared\Users;
use Lcobucci\JWT\UnencryptedToken;
use OxidEsales\GraphQL\Base\Exception\Error;
use OxidEsales\GraphQL\Base\Exception\InvalidToken;
use OxidEsales\GraphQL\Base\Framework\RequestReader as BaseRequestReader;
use OxidEsales\GraphQL\Base\Service\Token;

/**
 * Reads the token and the document of a request: accepts ID tokens beside the shop's, refuses tokens of deleted users,
 * and requests that are too large. What it needs comes by setters, so the parent's constructor may change.
 */
class RequestReader extends BaseRequestReader
{
    private ?IdentitySignIn $identity = null;
    private ?RequestGuard $guard = null;
    private ?Users $users = null;

    public function setIdentitySignIn(IdentitySignIn $identity): void
    {
        $this->identity = $identity;
    }

    public function setRequestGuard(RequestGuard $guard): void
    {
        $this->guard = $guard;
    }

    public function setUsers(Users $users): void
    {
        $this->users = $users;
    }

    public function getAuthToken(): ?UnencryptedToken
    {
        $given = BearerToken::of($_SERVER, function_exists('apache_request_headers') ? apache_request_headers() : []);
        $signedIn = $given === null ? null : $this->identity?->tokenFor($given);
        if ($signedIn !== null) {
            return $signedIn;
        }
        try {
            $token = parent::getAuthToken();
        } catch (Error $error) {
            throw new InvalidToken(BearerToken::errorText($error->getMessage()));
        }
        if ($token !== null && !$this->isOfSomebody($token)) {
            throw new InvalidToken('The access token is invalid');
        }

        return $token;
    }

    public function getGraphQLRequestData(string $inputFile = 'php://input'): array
    {
        $request = parent::getGraphQLRequestData($inputFile);
        $this->guard?->check($request, (string) ($_SERVER['REQUEST_METHOD'] ?? 'POST'));

        return $request;
    }

    private function isOfSomebody(UnencryptedToken $token): bool
    {
        $isAnonymous = $token->claims()->get(Token::CLAIM_USER_ANONYMOUS);

        return $isAnonymous || $this->users?->exists((string) $token->claims()->get(Token::CLAIM_USERID)) !== false;
    }
}
