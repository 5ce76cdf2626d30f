<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\PersParam;

use InvalidArgumentException;

/** A persParam that is not accepted. Its message may be read by callers. */
final class InvalidPersParam extends InvalidArgumentException
{
}
