<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Address\GraphQL;

use MyCLabs\Enum\Enum;

/** The fields of an invoice address that may be empty; the values are the columns. */
final class InvoiceAddressField extends Enum
{
    public const COMPANY = 'oxcompany';
    public const ADDITIONAL_INFO = 'oxaddinfo';
    public const VAT_ID = 'oxustid';
    public const PHONE = 'oxprivfon';
}
