<?php

// SPDX-License-Identifier: GPL-3.0-or-later

use BeltStorefront\OxidModule\Guest\UserModel;
use BeltStorefront\OxidModule\Order\OrderModel;
use BeltStorefront\OxidModule\Settings\Activation;
use BeltStorefront\OxidModule\Stock\ArticleModel;
use BeltStorefront\OxidModule\Stock\OrderArticleModel;

$sMetadataVersion = '2.1';

$aModule = [
    'id' => 'belt_storefront',
    'title' => 'Belt Storefront',
    'description' => [
        'de' => 'Felder, Rechte und Regeln, die das Storefront zusätzlich zum Modul GraphQL Storefront braucht.',
        'en' => 'Fields, rights and rules that the storefront needs beyond the module GraphQL Storefront.',
    ],
    'version' => '0.1.0',
    'author' => 'Belt Storefront',
    'extend' => [
        \OxidEsales\Eshop\Application\Model\Article::class => ArticleModel::class,
        \OxidEsales\Eshop\Application\Model\Order::class => OrderModel::class,
        \OxidEsales\Eshop\Application\Model\OrderArticle::class => OrderArticleModel::class,
        \OxidEsales\Eshop\Application\Model\User::class => UserModel::class,
    ],
    'events' => [
        'onActivate' => Activation::class . '::onActivate',
    ],
    'settings' => [
        // The ID tokens of one OpenID or Cognito user pool. An empty issuer switches them off.
        ['group' => 'belt_identity', 'name' => 'sBeltIdentityIssuer', 'type' => 'str', 'value' => ''],
        ['group' => 'belt_identity', 'name' => 'sBeltIdentityClientId', 'type' => 'str', 'value' => ''],
        ['group' => 'belt_identity', 'name' => 'sBeltIdentityKeysUrl', 'type' => 'str', 'value' => ''],
        ['group' => 'belt_limits', 'name' => 'iBeltQueryDepth', 'type' => 'str', 'value' => '12'],
        ['group' => 'belt_limits', 'name' => 'iBeltQueryCost', 'type' => 'str', 'value' => '50000'],
    ],
];
