<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Shared;

use OxidEsales\GraphQL\Base\Exception\Error;
use OxidEsales\GraphQL\Base\Exception\ErrorCategories;

/** A refusal whose text callers may read. */
final class RefusedError extends Error
{
    /** @param array<string, mixed> $extensions */
    public function __construct(string $message, array $extensions = [])
    {
        parent::__construct($message, 0, null, ErrorCategories::REQUESTERROR, $extensions);
    }

    /** The text that GraphQLite has for a missing right. */
    public static function missingRight(): self
    {
        return new self('You do not have sufficient rights to access this field');
    }

    public function getCategory(): string
    {
        return ErrorCategories::REQUESTERROR;
    }
}
