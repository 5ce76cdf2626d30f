<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

use BeltStorefront\OxidModule\Limits\QueryText;
use BeltStorefront\OxidModule\Limits\QueryWeight;
use BeltStorefront\OxidModule\Limits\RequestRules;

$named = static fn (string $name): array => ['kind' => 'Name', 'value' => $name];
$set = static fn (array $nodes): ?array => $nodes ? ['kind' => 'SelectionSet', 'selections' => $nodes] : null;
$field = static fn (string $name, array $below = [], array $arguments = []): array => [
    'kind' => 'Field',
    'name' => $named($name),
    'arguments' => $arguments,
    'selectionSet' => $set($below),
];
$spread = static fn (string $name): array => ['kind' => 'FragmentSpread', 'name' => $named($name)];
$inline = static fn (array $below): array => ['kind' => 'InlineFragment', 'selectionSet' => $set($below)];
$operation = static fn (array $below, string $type = 'query', ?string $name = null): array => [
    'kind' => 'OperationDefinition',
    'operation' => $type,
    'name' => $name === null ? null : $named($name),
    'selectionSet' => $set($below),
];
$fragment = static fn (string $name, array $below): array => [
    'kind' => 'FragmentDefinition',
    'name' => $named($name),
    'selectionSet' => $set($below),
];
$document = static fn (array ...$definitions): array => ['kind' => 'Document', 'definitions' => $definitions];
$weigh = static function (array $document): array {
    [$first] = (new QueryWeight($document))->operations();

    return [$first['depth'], $first['cost']];
};

return [
    'counts each field once' => static fn () => same([2, 3], $weigh($document($operation([$field('product', [$field('id'), $field('title')])])))),
    'multiplies below lists' => static function () use ($weigh, $document, $operation, $field): void {
        $variants = $field('variants', [$field('id')]);
        same([3, 1 + 20 * (1 + 20)], $weigh($document($operation([$field('products', [$variants])]))));
    },
    'counts fragments where they are used' => static function () use ($weigh, $document, $operation, $field, $spread, $fragment, $inline): void {
        $parts = $fragment('Parts', [$field('a'), $inline([$field('b', [$field('c')])])]);
        $doc = $document($operation([$field('x', [$spread('Parts')]), $field('y', [$spread('Parts'), $spread('Unknown')])]), $parts);
        same([3, 8], $weigh($doc));
    },
    'ends on circular fragments' => static function () use ($weigh, $document, $operation, $field, $spread, $fragment): void {
        $doc = $document(
            $operation([$spread('A')]),
            $fragment('A', [$field('a', [$spread('B')])]),
            $fragment('B', [$field('b', [$spread('A')])])
        );
        same([2, 2], $weigh($doc));
    },
    'weighs a chain of doubled fragments quickly' => static function () use ($weigh, $document, $operation, $field, $spread, $fragment): void {
        $definitions = [$operation([$spread('F0')])];
        for ($i = 0; $i < 60; $i++) {
            $definitions[] = $fragment("F$i", [$spread('F' . ($i + 1)), $spread('F' . ($i + 1))]);
        }
        $definitions[] = $fragment('F60', [$field('id')]);
        same(true, $weigh($document(...$definitions))[1] >= 1_000_000_000);
    },
    'counts introspection as one' => static fn () => same([1, 1], $weigh($document($operation([$field('__schema', [$field('types', [$field('name')])])])))),
    'counts a password check once' => static function () use ($document, $operation, $field): void {
        $token = $field('token', [], [['kind' => 'Argument']]);
        $rules = new RequestRules(12, 50_000);
        same(null, $rules->problemOfDocument($document($operation([$token])), null, 'POST'));
        $problem = $rules->problemOfDocument($document($operation([$token, $token])), null, 'POST');
        same('Max query complexity should be 50000 but got 60002.', $problem);
    },
    'refuses what is too deep' => static function () use ($document, $operation, $field): void {
        $node = $field('a');
        for ($i = 0; $i < 12; $i++) {
            $node = $field('a', [$node]);
        }
        $rules = new RequestRules(12, 50_000);
        same('Max query depth should be 12 but got 13.', $rules->problemOfDocument($document($operation([$node])), null, 'POST'));
    },
    'refuses mutations by GET' => static function () use ($document, $operation, $field): void {
        $rules = new RequestRules(12, 50_000);
        $doc = $document($operation([$field('a')], 'query', 'Q'), $operation([$field('b')], 'mutation', 'M'));
        same('Mutations are accepted by POST only.', $rules->problemOfDocument($doc, 'M', 'get'));
        same(null, $rules->problemOfDocument($doc, 'Q', 'GET'));
        same(null, $rules->problemOfDocument($doc, 'M', 'POST'));
        same('Mutations are accepted by POST only.', $rules->problemOfDocument($doc, null, 'GET'));
    },
    'checks the text before it is parsed' => static function (): void {
        $rules = new RequestRules(12, 50_000);
        same(null, $rules->problemOfText('{ a }'));
        same('The query is nested too deeply.', $rules->problemOfText(str_repeat('{a', 101)));
        same('The query must not be longer than 262144 bytes.', $rules->problemOfText(str_repeat(' ', 262_145)));
    },
    'sees no brackets in texts and comments' => static function (): void {
        same(3, QueryText::nesting('query($a: [ID!]) { a(b: {c: "}}}{{{{{{"}) # {{{{{{' . "\n" . '{ b } }'));
        same(1, QueryText::nesting('{ a """ { " { \\""" { """ b }'));
        same(1, QueryText::nesting('{ "open {{{'));
        same(0, QueryText::nesting(''));
    },
];
