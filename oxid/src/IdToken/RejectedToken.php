<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

use RuntimeException;

/** An ID token that is not accepted. The message names the reason, never the token or its claims. */
final class RejectedToken extends RuntimeException
{
}
