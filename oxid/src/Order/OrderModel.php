<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Order;

use BeltStorefront\OxidModule\Guest\GuestKey;
use BeltStorefront\OxidModule\Guest\Guests;
use BeltStorefront\OxidModule\Shared\Database;
use OxidEsales\Eshop\Application\Model\User;
use OxidEsales\Eshop\Core\Field;

/**
 * Order of the class chain: a guest's order and its mail bear the real e-mail. OXID 6 has the methods with an
 * underscore, OXID 7 those without; the ones that the shop lacks are never called.
 */
class OrderModel extends OrderModel_parent
{
    protected function _setUser($oUser) // phpcs:ignore PSR2.Methods.MethodDeclaration.Underscore
    {
        parent::_setUser($this->asOnOrder($oUser));
    }

    protected function assignUserInformation($oUser)
    {
        parent::assignUserInformation($this->asOnOrder($oUser));
    }

    protected function _sendOrderByEmail( // phpcs:ignore PSR2.Methods.MethodDeclaration.Underscore
        $oUser = null,
        $oBasket = null,
        $oPayment = null
    ) {
        return parent::_sendOrderByEmail($this->asOnOrder($oUser), $oBasket, $oPayment);
    }

    protected function sendOrderByEmail($oUser = null, $oBasket = null, $oPayment = null)
    {
        return parent::sendOrderByEmail($this->asOnOrder($oUser), $oBasket, $oPayment);
    }

    /**
     * A copy with the guest's real e-mail, and with the phone of the invoice address: GraphQL Storefront stores it in
     * another column than the one that orders copy.
     */
    private function asOnOrder($oUser)
    {
        if (!$oUser instanceof User) {
            return $oUser;
        }
        $copy = clone $oUser;
        if (GuestKey::isGuestName((string) $oUser->getRawFieldData('oxusername'))) {
            $email = (new Guests(new Database()))->emailOf((string) $oUser->getId());
            $copy->oxuser__oxusername = new Field($email ?? $oUser->getRawFieldData('oxusername'), Field::T_RAW);
        }
        if ((string) $oUser->getRawFieldData('oxfon') === '') {
            $copy->oxuser__oxfon = new Field((string) $oUser->getRawFieldData('oxprivfon'), Field::T_RAW);
        }

        return $copy;
    }
}
