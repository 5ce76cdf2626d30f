<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Guest;

use BeltStorefront\OxidModule\IdToken\IdentityUsers;
use BeltStorefront\OxidModule\Shared\Database;

/** User of the class chain: guests sign in by their real e-mail and get no mail about an account; dealers see net prices. */
class UserModel extends UserModel_parent
{
    public function login($userName, $password, $setSessionCookie = false)
    {
        $guestId = $this->isAdmin() ? null : $this->beltGuests()->idOf((string) $userName, (string) $password);

        return parent::login($guestId === null ? $userName : GuestKey::userName($guestId), $password, $setSessionCookie);
    }

    public function sendRegistrationEmail(bool $sendConfirmEmail = false): void
    {
        if (!$this->beltGuests()->isGuest((string) $this->getId())) {
            parent::sendRegistrationEmail($sendConfirmEmail);
        }
    }

    /** Dealers see and order at net prices. */
    public function isPriceViewModeNetto()
    {
        return parent::isPriceViewModeNetto() || $this->inGroup('oxiddealer');
    }

    public function delete($oxid = null)
    {
        $userId = (string) ($oxid ?: $this->getId());
        $isDeleted = parent::delete($oxid);
        if ($isDeleted && $userId !== '') {
            $this->beltGuests()->forget($userId);
            (new IdentityUsers(new Database(), $this->beltGuests()))->close($userId);
        }

        return $isDeleted;
    }

    private function beltGuests(): Guests
    {
        return new Guests(new Database());
    }
}
