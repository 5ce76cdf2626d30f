<?php

// SPDX-License-Identifier: GPL-3.0-or-later

$aLang = [
    'charset' => 'UTF-8',
    'SHOP_MODULE_GROUP_belt_identity' => 'Sign-in with ID tokens',
    'SHOP_MODULE_sBeltIdentityIssuer' => 'Issuer (empty: no ID tokens)',
    'SHOP_MODULE_sBeltIdentityClientId' => 'Client id',
    'SHOP_MODULE_sBeltIdentityKeysUrl' => 'Address of the keys (empty: below the issuer)',
    'SHOP_MODULE_GROUP_belt_limits' => 'Limits of queries',
    'SHOP_MODULE_iBeltQueryDepth' => 'Largest depth',
    'SHOP_MODULE_iBeltQueryCost' => 'Largest cost',
];
