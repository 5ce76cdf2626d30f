<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Limits;

use BeltStorefront\OxidModule\Settings\ModuleSettings;
use BeltStorefront\OxidModule\Shared\RefusedError;
use GraphQL\Error\SyntaxError;
use GraphQL\Language\Parser;
use GraphQL\Utils\AST;

/** Refuses requests that are too large, or that change something by GET. */
class RequestGuard
{
    public function __construct(private ModuleSettings $settings)
    {
    }

    /** @param array{query: mixed, variables: mixed, operationName: mixed} $request */
    public function check(array $request, string $method): void
    {
        $query = $request['query'] ?? null;
        if (!is_string($query) || $query === '') {
            return;
        }
        $rules = new RequestRules(
            $this->settings->number('iBeltQueryDepth', 12),
            $this->settings->number('iBeltQueryCost', 50_000)
        );
        $this->refuse($rules->problemOfText($query));
        try {
            $document = AST::toArray(Parser::parse($query, ['noLocation' => true]));
        } catch (SyntaxError) {
            return; // The execution reports it with its place.
        }
        $name = $request['operationName'] ?? null;
        $this->refuse($rules->problemOfDocument($document, is_string($name) ? $name : null, $method));
    }

    private function refuse(?string $problem): void
    {
        if ($problem !== null) {
            throw new RefusedError($problem);
        }
    }
}
