<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Limits;

/** The rules for a request before it is executed. Texts of depth and cost are those of OXID's GraphQL library. */
final class RequestRules
{
    /** Longest document in bytes. */
    public const MAX_BYTES = 262_144;

    /** Most brackets open at the same time; a parser spends memory on each. */
    public const MAX_NESTING = 100;

    public function __construct(private int $maxDepth, private int $maxCost)
    {
    }

    /** Why the text must not even be parsed; null if it may. */
    public function problemOfText(string $query): ?string
    {
        if (strlen($query) > self::MAX_BYTES) {
            return sprintf('The query must not be longer than %d bytes.', self::MAX_BYTES);
        }

        return QueryText::nesting($query) > self::MAX_NESTING ? 'The query is nested too deeply.' : null;
    }

    /**
     * Why the document must not be executed; null if it may. The operation is the one that will be executed: of that
     * name, or the only one.
     *
     * @param array<string, mixed> $document the parsed document as nested arrays
     */
    public function problemOfDocument(array $document, ?string $operationName, string $method): ?string
    {
        foreach ((new QueryWeight($document))->operations() as $operation) {
            if ($operationName !== null && $operationName !== '' && $operation['name'] !== $operationName) {
                continue;
            }
            if ($operation['operation'] !== 'query' && strtoupper($method) !== 'POST') {
                return 'Mutations are accepted by POST only.';
            }
            if ($operation['depth'] > $this->maxDepth) {
                return "Max query depth should be {$this->maxDepth} but got {$operation['depth']}.";
            }
            if ($operation['cost'] > $this->maxCost) {
                return "Max query complexity should be {$this->maxCost} but got {$operation['cost']}.";
            }
        }

        return null;
    }
}
