<?php

// SPDX-License-Identifier: GPL-3.0-or-later

// OXID 7 looks here, OXID 6 in the folder admin.
require dirname(__DIR__, 2) . '/admin/en/module_options.php';
