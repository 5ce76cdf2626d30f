<?php

// SPDX-License-Identifier: GPL-3.0-or-later

$aLang = [
    'charset' => 'UTF-8',
    'SHOP_MODULE_GROUP_belt_identity' => 'Anmeldung mit ID-Token',
    'SHOP_MODULE_sBeltIdentityIssuer' => 'Aussteller (leer: keine ID-Token)',
    'SHOP_MODULE_sBeltIdentityClientId' => 'Client-ID',
    'SHOP_MODULE_sBeltIdentityKeysUrl' => 'Adresse der Schlüssel (leer: unter dem Aussteller)',
    'SHOP_MODULE_GROUP_belt_limits' => 'Grenzen für Abfragen',
    'SHOP_MODULE_iBeltQueryDepth' => 'Größte Tiefe',
    'SHOP_MODULE_iBeltQueryCost' => 'Größte Kosten',
];
