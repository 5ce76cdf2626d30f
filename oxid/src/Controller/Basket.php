<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Controller;

use BeltStorefront\OxidModule\Basket\BasketLines;
use BeltStorefront\OxidModule\Basket\GraphQL\AddedRows;
use BeltStorefront\OxidModule\Basket\GraphQL\BasketRow;
use BeltStorefront\OxidModule\Basket\ManyRows;
use BeltStorefront\OxidModule\Basket\OwnBaskets;
use BeltStorefront\OxidModule\Shared\RefusedError;
use BeltStorefront\OxidModule\Shared\Users;
use BeltStorefront\OxidModule\TakeAlong\GraphQL\OtherBasket;
use BeltStorefront\OxidModule\TakeAlong\GraphQL\TakenAlong;
use BeltStorefront\OxidModule\TakeAlong\TakeAlong;
use OxidEsales\GraphQL\Base\Service\Authentication;
use OxidEsales\GraphQL\Storefront\Basket\DataType\Basket as BasketType;
use OxidEsales\GraphQL\Storefront\Basket\Event\AfterAddItem;
use OxidEsales\GraphQL\Storefront\Basket\Event\BeforeAddItem;
use Symfony\Component\EventDispatcher\EventDispatcherInterface;
use TheCodingMachine\GraphQLite\Annotations\Logged;
use TheCodingMachine\GraphQLite\Annotations\Mutation;
use TheCodingMachine\GraphQLite\Annotations\Right;
use TheCodingMachine\GraphQLite\Types\ID;

/** Mutations of a basket that stock lacks, or has without persParam. */
final class Basket
{
    public function __construct(
        private OwnBaskets $baskets,
        private BasketLines $lines,
        private ManyRows $manyRows,
        private TakeAlong $takeAlong,
        private Authentication $authentication,
        private Users $users,
        private EventDispatcherInterface $events
    ) {
    }

    /**
     * Adds the amount to the line with the same product and persParam, or creates a new line.
     *
     * @param string[]|null $persParam
     */
    #[Mutation]
    #[Right('ADD_PRODUCT_TO_BASKET')]
    public function basketAddItem(ID $basketId, ID $productId, float $amount, ?array $persParam = null): BasketType
    {
        $basket = $this->baskets->get($basketId);
        $event = new BeforeAddItem($basketId, $productId, $amount);
        $this->events->dispatch($event);
        $this->lines->add($basket->getEshopModel(), $productId, $event->getAmount(), $persParam);
        $this->events->dispatch(new AfterAddItem($basketId, $productId, $amount));

        return $basket;
    }

    /**
     * For dealers: adds up to 500 rows at once, each in full or not at all.
     *
     * @param BasketRow[] $items
     */
    #[Mutation]
    #[Right('ADD_PRODUCT_TO_BASKET')]
    public function basketAddItems(ID $basketId, array $items): AddedRows
    {
        if (!$this->users->isDealer((string) $this->authentication->getUser()->id())) {
            throw RefusedError::missingRight();
        }

        return $this->manyRows->add($this->baskets->get($basketId), $items);
    }

    /**
     * Replaces the persParam of a line without changing its amount.
     *
     * @param string[] $persParam
     */
    #[Mutation]
    #[Right('ADD_PRODUCT_TO_BASKET')]
    public function basketDescribeItem(ID $basketId, ID $basketItemId, array $persParam): BasketType
    {
        $basket = $this->baskets->get($basketId);
        $this->lines->describe($basket->getEshopModel(), (string) $basketItemId, $persParam);

        return $basket;
    }

    /** Moves the contents of another visitor's basket into the caller's current one, once. */
    #[Mutation]
    #[Logged]
    public function basketTakeAlong(?OtherBasket $from = null): TakenAlong
    {
        return $this->takeAlong->take($from);
    }
}
