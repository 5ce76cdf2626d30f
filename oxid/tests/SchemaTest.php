<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

/*
 * Compares the attributes of this module with the storefront's contract, graphql/shop/schema.graphql: every field and
 * argument has a name of the contract, and nothing is null that the contract promises. Attributes are read without
 * loading GraphQLite, and types of parameters without loading OXID.
 */

/** @return array<string, array<string, array{type: string, arguments: array<string, string>}>> fields by type */
function readContract(string $sdl): array
{
    $sdl = preg_replace(['/"""[\s\S]*?"""/', '/"[^"\n]*"\n/', '/#.*/'], ['', "\n", ''], $sdl);
    preg_match_all('/^(?:type|input|enum) (\w+) \{\n([\s\S]*?)^\}/m', (string) $sdl, $types, PREG_SET_ORDER);
    $contract = [];
    foreach ($types as [, $type, $body]) {
        preg_match_all('/^  (\w+)(?:\(([^)]*)\))?(?:: ([^=\n]+))?/m', $body, $fields, PREG_SET_ORDER);
        foreach ($fields as $field) {
            preg_match_all('/(\w+): ([^\s,=]+)/', $field[2] ?? '', $pairs);
            $contract[$type][$field[1]] = [
                'type' => trim($field[3] ?? ''),
                'arguments' => array_combine($pairs[1], $pairs[2]),
            ];
        }
    }

    return $contract;
}

$names = static fn (array $attributes): array => array_map(
    static fn (ReflectionAttribute $attribute): string => (string) preg_replace('/.*\\\\/', '', $attribute->getName()),
    $attributes
);
$short = static fn (string $class): string => (string) preg_replace('/.*\\\\/', '', $class);
$argument = static function (array $attributes, string $attribute, string $name) use ($short): ?string {
    foreach ($attributes as $each) {
        if ($short($each->getName()) === $attribute) {
            return $each->getArguments()[$name] ?? null;
        }
    }

    return null;
};

$contract = readContract((string) file_get_contents(dirname(__DIR__, 2) . '/graphql/shop/schema.graphql'));
$source = dirname(__DIR__) . '/src';
$files = [...glob("$source/Controller/*.php"), ...glob("$source/*/GraphQL/*.php")];
$cases = ['the contract is read' => static fn () => same(true, count($contract) > 50 && isset($contract['Product']['sku']))];

$checkMethod = static function (string $type, ReflectionMethod $method, int $skip) use ($contract): void {
    $name = $method->getName();
    $field = $contract[$type][$name] ?? throw new RuntimeException("$type.$name is not in the contract");
    $isNullable = $method->getReturnType()->allowsNull();
    same(false, $isNullable && str_ends_with($field['type'], '!'), "$type.$name: null where the contract has {$field['type']};");
    $parameters = array_slice($method->getParameters(), $skip);
    same(array_keys($field['arguments']), array_map(static fn ($each) => $each->getName(), $parameters), "$type.$name:");
    foreach ($parameters as $parameter) {
        $mustBeGiven = !$parameter->allowsNull() && !$parameter->isDefaultValueAvailable();
        $isGiven = str_ends_with($field['arguments'][$parameter->getName()], '!');
        same(true, $isGiven || !$mustBeGiven, "$type.$name({$parameter->getName()}) is optional in the contract;");
    }
};

foreach ($files as $file) {
    $code = (string) file_get_contents($file);
    if (str_contains($code, 'extends Enum')) {
        $enum = basename($file, '.php');
        $cases["enum $enum"] = static function () use ($enum, $code, $contract): void {
            preg_match_all('/const (\w+)/', $code, $found);
            same(array_keys($contract[$enum]), $found[1]);
        };
        continue;
    }
    $class = 'BeltStorefront\\OxidModule' . strtr(substr($file, strlen($source), -4), '/', '\\');
    $cases[$short($class)] = static function () use ($class, $names, $short, $argument, $checkMethod, $contract): void {
        $reflection = new ReflectionClass($class);
        $attributes = $reflection->getAttributes();
        $extended = $argument($attributes, 'ExtendType', 'class');
        $own = in_array('Type', $names($attributes), true) ? $argument($attributes, 'Type', 'name') ?? $short($class) : null;
        foreach ($reflection->getMethods() as $method) {
            $kinds = $names($method->getAttributes());
            if (in_array('Field', $kinds, true)) {
                $checkMethod($extended === null ? (string) $own : $short($extended), $method, $extended === null ? 0 : 1);
            }
            foreach (array_intersect(['Query', 'Mutation'], $kinds) as $root) {
                $checkMethod($root, $method, 0);
            }
            if (in_array('Factory', $kinds, true)) {
                $input = $argument($method->getAttributes(), 'Factory', 'name') ?? 'CustomerInput';
                $own = array_map(static fn ($each) => $each->getName(), $method->getParameters());
                same([], array_diff(array_keys($contract[$input]), $own), "$input:");
            }
        }
    };
}

return $cases;
