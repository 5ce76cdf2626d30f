<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Order;

use BeltStorefront\OxidModule\Basket\OwnBaskets;
use BeltStorefront\OxidModule\Credit\Credits;
use BeltStorefront\OxidModule\Shared\Database;
use BeltStorefront\OxidModule\Shared\RefusedError;
use OxidEsales\Eshop\Application\Model\Order as OrderModelOfShop;
use OxidEsales\Eshop\Application\Model\UserBasket;
use OxidEsales\Eshop\Core\Registry;
use OxidEsales\GraphQL\Base\Service\Authentication;
use OxidEsales\GraphQL\Storefront\Basket\Exception\PlaceOrder as PlaceOrderError;
use OxidEsales\GraphQL\Storefront\Basket\Service\Basket as BasketService;
use OxidEsales\GraphQL\Storefront\Basket\Service\PlaceOrder;
use OxidEsales\GraphQL\Storefront\Order\DataType\Order;
use TheCodingMachine\GraphQLite\Types\ID;

/** Places the order of a basket once, however often and however fast the button is pressed. */
class PlaceOnce
{
    /** The session value from which OXID takes the id of the new order. */
    private const NEW_ORDER_ID = 'sess_challenge';

    public function __construct(
        private Database $database,
        private Authentication $authentication,
        private OwnBaskets $baskets,
        private BasketService $costs,
        private PlaceOrder $stock,
        private Credits $credits,
        private OrderRecords $records
    ) {
    }

    public function place(ID $basketId, bool $isConfirmed, BuyersWords $words, ?float $shownTotal): Order
    {
        $orderId = OrderKey::ofBasket((string) $basketId);

        // One order at a time for each customer: two must not use the same credit.
        $userId = (string) $this->authentication->getUser()->id();

        return $this->database->inLock("order of $userId", function () use (
            $basketId,
            $orderId,
            $isConfirmed,
            $words,
            $shownTotal
        ): Order {
            $earlier = $this->find($orderId);
            if ($earlier !== null) {
                $this->removeLeftBasket((string) $basketId);

                return $earlier;
            }

            return $this->placeNow($basketId, $orderId, $isConfirmed, $words, $shownTotal);
        });
    }

    /** A request that broke off after the order was saved has left its basket. */
    private function removeLeftBasket(string $basketId): void
    {
        $basket = oxNew(UserBasket::class);
        $userId = (string) $this->authentication->getUser()->id();
        if ($basket->load($basketId) && $basket->getRawFieldData('oxuserid') === $userId) {
            $basket->delete();
        }
    }

    private function placeNow(ID $basketId, string $orderId, bool $isConfirmed, BuyersWords $words, ?float $shown): Order
    {
        $basket = $this->baskets->get($basketId);
        if (!$isConfirmed) {
            throw PlaceOrderError::notAcceptedTOS((string) $basketId);
        }
        $problem = $words->problem();
        if ($problem !== null) {
            throw new RefusedError($problem);
        }
        $total = (float) $this->costs->basketCost($basket)->getTotal();
        if ($shown !== null && !BuyersWords::isSameTotal($shown, $total)) {
            throw new RefusedError("The total of basket with id: $basketId has changed");
        }
        $this->credits->check((string) $basket->getUserId(), (string) $basket->getPaymentId(), $total);
        $this->records->save($orderId, $words);
        Registry::getSession()->setVariable(self::NEW_ORDER_ID, $orderId);
        try {
            return $this->stock->placeOrder($basketId, true, $words->remark === '' ? null : $words->remark);
        } finally {
            Registry::getSession()->deleteVariable(self::NEW_ORDER_ID);
        }
    }

    /** The caller's finished order; null if there is none. */
    private function find(string $orderId): ?Order
    {
        $userId = (string) $this->authentication->getUser()->id();
        $order = oxNew(OrderModelOfShop::class);
        $isOwn = $userId !== '' && $order->load($orderId) && $order->getRawFieldData('oxuserid') === $userId;

        return $isOwn && $order->getRawFieldData('oxtransstatus') === 'OK' ? new Order($order) : null;
    }
}
