<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Limits;

/**
 * Depth and cost of the operations of a document. Each field costs one; what is selected below a list counts once for
 * every entry the list is assumed to have. Fields of the introspection count one, whatever is selected below them.
 * Works on the parsed document as nested arrays (kinds and keys of the GraphQL AST).
 */
final class QueryWeight
{
    /** Costs stop growing here, so that nested lists cannot overflow. */
    private const CEILING = 1_000_000_000;

    /** Assumed number of entries by the name of a list field. */
    public const LIST_SIZES = [
        'products' => 20,
        'variants' => 20,
        'orders' => 10,
        'baskets' => 10,
        'items' => 10,
        'countries' => 10,
        'categories' => 10,
    ];

    /** Extra cost of fields called with arguments: one password check in a request, not two. */
    public const WITH_ARGUMENTS = ['token' => 30_000, 'login' => 30_000];

    /** @var array<string, array> */
    private array $fragments = [];

    /** @var array<string, array{int, int}> */
    private array $known = [];

    /** @param array<string, mixed> $document */
    public function __construct(private array $document)
    {
        foreach ($this->definitions('FragmentDefinition') as $fragment) {
            $this->fragments[$fragment['name']['value']] = $fragment;
        }
    }

    /** @return array<int, array{operation: string, name: string|null, depth: int, cost: int}> */
    public function operations(): array
    {
        $operations = [];
        foreach ($this->definitions('OperationDefinition') as $operation) {
            [$depth, $cost] = $this->weigh($operation['selectionSet'] ?? null, []);
            $operations[] = [
                'operation' => (string) ($operation['operation'] ?? 'query'),
                'name' => $operation['name']['value'] ?? null,
                'depth' => $depth,
                'cost' => $cost,
            ];
        }

        return $operations;
    }

    /** @return array<int, array<string, mixed>> */
    private function definitions(string $kind): array
    {
        return array_filter($this->document['definitions'] ?? [], static fn (array $node): bool => $node['kind'] === $kind);
    }

    /**
     * @param array<string, mixed>|null $set
     * @param array<string, true> $inside fragments that are being weighed
     * @return array{int, int} depth and cost
     */
    private function weigh(?array $set, array $inside): array
    {
        $depth = $cost = 0;
        foreach ($set['selections'] ?? [] as $node) {
            [$nodeDepth, $nodeCost] = match ($node['kind']) {
                'FragmentSpread' => $this->weighFragment($node['name']['value'], $inside),
                'InlineFragment' => $this->weigh($node['selectionSet'] ?? null, $inside),
                default => $this->weighField($node, $inside),
            };
            $depth = max($depth, $nodeDepth);
            $cost = min(self::CEILING, $cost + $nodeCost);
        }

        return [$depth, $cost];
    }

    /** @return array{int, int} */
    private function weighField(array $field, array $inside): array
    {
        $name = $field['name']['value'];
        if (str_starts_with($name, '__')) {
            return [1, 1];
        }
        [$depth, $below] = $this->weigh($field['selectionSet'] ?? null, $inside);
        $extra = empty($field['arguments']) ? 0 : (self::WITH_ARGUMENTS[$name] ?? 0);
        $cost = 1 + $extra + $below * (self::LIST_SIZES[$name] ?? 1);

        return [$depth + 1, min(self::CEILING, $cost)];
    }

    /** @return array{int, int} A fragment that contains itself counts nothing: the validation refuses it. */
    private function weighFragment(string $name, array $inside): array
    {
        if (isset($inside[$name]) || !isset($this->fragments[$name])) {
            return [0, 0];
        }
        $set = $this->fragments[$name]['selectionSet'] ?? null;

        return $this->known[$name] ??= $this->weigh($set, $inside + [$name => true]);
    }
}
