<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

/*
 * Tests of the parts that need neither OXID nor Composer packages: `php oxid/tests/run.php [part of a file name]`.
 * Each file in this folder returns its cases, by name. A case passes when it throws nothing.
 */

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
    if (error_reporting() & $level) {
        throw new ErrorException($message, 0, $level, $file, $line);
    }

    return true;
});
spl_autoload_register(static function (string $class): void {
    $prefix = 'BeltStorefront\\OxidModule\\';
    if (str_starts_with($class, $prefix)) {
        $file = dirname(__DIR__) . '/src/' . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
        if (is_file($file)) {
            require $file;
        }
    }
});

function same(mixed $expected, mixed $actual, string $what = ''): void
{
    if ($expected !== $actual) {
        throw new RuntimeException(trim("$what expected " . var_export($expected, true) . ', got ' . var_export($actual, true)));
    }
}

/** The message of the exception that the work throws. */
function thrown(callable $work): string
{
    try {
        $work();
    } catch (Exception $exception) {
        return $exception->getMessage();
    }

    throw new RuntimeException('expected an exception');
}

$load = static fn (string $file): array => require $file;
$passed = $failed = 0;
foreach (glob(__DIR__ . '/*Test.php') as $file) {
    if (isset($argv[1]) && !str_contains(basename($file), $argv[1])) {
        continue;
    }
    foreach ($load($file) as $name => $case) {
        try {
            $case();
            $passed++;
        } catch (Throwable $failure) {
            $failed++;
            $place = basename($failure->getFile()) . ':' . $failure->getLine();
            echo 'FAILED ', basename($file, '.php'), ": $name\n  ", $failure->getMessage(), " ($place)\n";
        }
    }
}
echo "$passed passed, $failed failed\n";
exit($failed > 0 || $passed === 0 ? 1 : 0);
