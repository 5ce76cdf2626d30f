<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Controller;

use BeltStorefront\OxidModule\Guest\Guests;
use BeltStorefront\OxidModule\IdToken\EndedSignIns;
use BeltStorefront\OxidModule\IdToken\IdentitySignIn;
use BeltStorefront\OxidModule\Shared\RefusedError;
use DateTimeImmutable;
use DateTimeInterface;
use OxidEsales\GraphQL\Base\Controller\Token as StockToken;
use OxidEsales\GraphQL\Base\Exception\InvalidToken;
use OxidEsales\GraphQL\Base\Service\Authentication;
use OxidEsales\GraphQL\Base\Service\Token;
use OxidEsales\GraphQL\Storefront\Customer\DataType\Customer;
use OxidEsales\GraphQL\Storefront\Customer\Service\Customer as CustomerService;
use TheCodingMachine\GraphQLite\Annotations\HideIfUnauthorized;
use TheCodingMachine\GraphQLite\Annotations\Logged;
use TheCodingMachine\GraphQLite\Annotations\Mutation;
use TheCodingMachine\GraphQLite\Types\ID;

/** Mutations of an account: guests have none; a sign-in of the user pool can be ended. */
final class Account
{
    public function __construct(
        private CustomerService $customers,
        private Authentication $authentication,
        private Guests $guests,
        private Token $token,
        private EndedSignIns $ended,
        private StockToken $stockToken
    ) {
    }

    #[Mutation]
    #[Logged]
    #[HideIfUnauthorized]
    public function customerDelete(): bool
    {
        $this->refuseGuests();

        return $this->customers->deleteCustomer();
    }

    #[Mutation]
    #[Logged]
    #[HideIfUnauthorized]
    public function customerBirthdateUpdate(DateTimeInterface $birthdate): Customer
    {
        $this->refuseGuests();
        if ($birthdate >= new DateTimeImmutable('today')) {
            throw new RefusedError('The birthdate must be a day in the past');
        }

        return $this->customers->changeBirthdate($birthdate);
    }

    /** For an ID token, `tokenId` is its claim origin_jti, and all tokens of that sign-in end. */
    #[Mutation]
    #[Logged]
    public function tokenDelete(ID $tokenId): bool
    {
        $signIn = $this->token->getTokenClaim(IdentitySignIn::CLAIM_SIGN_IN);
        if (!is_string($signIn)) {
            return $this->stockToken->tokenDelete($tokenId);
        }
        if (!hash_equals($signIn, (string) $tokenId)) {
            throw new InvalidToken('The token is not registered');
        }
        $this->ended->add($signIn);

        return true;
    }

    private function refuseGuests(): void
    {
        if ($this->guests->isGuest((string) $this->authentication->getUser()->id())) {
            throw RefusedError::missingRight();
        }
    }
}
