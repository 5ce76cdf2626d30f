<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Guest\GraphQL;

use BeltStorefront\OxidModule\Guest\GuestKey;
use BeltStorefront\OxidModule\Guest\Guests;
use DateTimeInterface;
use OxidEsales\GraphQL\Base\Infrastructure\Legacy;
use OxidEsales\GraphQL\Storefront\Customer\DataType\Customer;
use OxidEsales\GraphQL\Storefront\Customer\Exception\InvalidEmail;
use OxidEsales\GraphQL\Storefront\Customer\Exception\PasswordMismatch;
use OxidEsales\GraphQL\Storefront\Customer\Service\CustomerRegisterInput;
use TheCodingMachine\GraphQLite\Annotations\Factory;

/** CustomerInput with `guest`. It makes the same PHP class as stock's factory, and comes before it. */
final class CustomerInputFactory
{
    public function __construct(private CustomerRegisterInput $stock, private Guests $guests, private Legacy $legacy)
    {
    }

    #[Factory]
    public function fromUserInput(
        string $email,
        string $password,
        ?DateTimeInterface $birthdate,
        bool $guest = false
    ): Customer {
        if (!$guest) {
            return $this->stock->fromUserInput($email, $password, $birthdate);
        }
        if ($email === '') {
            throw InvalidEmail::byEmptyString();
        }
        if (!$this->legacy->isValidEmail($email)) {
            throw InvalidEmail::byString($email);
        }
        if (!GuestKey::isKey($password)) {
            throw PasswordMismatch::byLength();
        }

        return new Customer($this->guests->findOrCreate($email, $password));
    }
}
