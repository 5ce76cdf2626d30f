<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

use BeltStorefront\OxidModule\PersParam\PersParam;

$form = 'persParam must be a list of one JSON text with uuid, comment and date';
$text = '{"uuid":"u1","comment":"Größe/Farbe 🚲","date":"2026-12-01"}';

return [
    'keeps a note as it is' => static fn () => same($text, PersParam::parse([$text])),
    'has one form for equal notes' => static function () use ($text): void {
        $other = '{ "date": "2026-12-01", "more": 1, "comment": " Gr\u00f6\u00dfe/Farbe 🚲 ", "uuid": "u1" }';
        same($text, PersParam::parse([$other]));
    },
    'has no text for no note' => static function (): void {
        foreach ([null, [], [''], ['{}'], ['{"uuid":"","comment":"  ","date":""}']] as $list) {
            same('', PersParam::parse($list));
        }
    },
    'refuses other forms' => static function () use ($form): void {
        $lists = [
            ['[]'], ['"text"'], ['{'], ['null'], ['{}', '{}'], ['', ''], ['{"uuid":1}'], ['{"comment":["a"]}'],
            ['{"date":"2026-02-30"}'], ['{"date":"01.12.2026"}'], ['{"date":"2026-12-01\n"}'],
        ];
        foreach ($lists as $list) {
            same($form, thrown(static fn () => PersParam::parse($list)), json_encode($list));
        }
    },
    'counts characters, not bytes' => static function (): void {
        same(true, PersParam::parse([json_encode(['comment' => str_repeat('ß', 500)])]) !== '');
        $long = [json_encode(['comment' => str_repeat('ß', 501)])];
        same('persParam comment must not be longer than 500 characters', thrown(static fn () => PersParam::parse($long)));
        $uuid = [json_encode(['uuid' => str_repeat('u', 65)])];
        same('persParam uuid must not be longer than 64 characters', thrown(static fn () => PersParam::parse($uuid)));
    },
    'refuses control characters' => static function (): void {
        $list = [json_encode(['comment' => "a\nb"])];
        same('persParam comment must not contain control characters', thrown(static fn () => PersParam::parse($list)));
    },
    'comes back from the column' => static function () use ($text): void {
        same($text, PersParam::fromColumn(serialize(PersParam::toStored($text))));
        same(null, PersParam::toStored(''));
    },
    'ignores columns of others' => static function (): void {
        foreach ([null, '', 'N;', 'x', 'a:broken', serialize(['details' => 'gravure']), serialize(['other' => '{}'])] as $column) {
            same('', PersParam::fromColumn($column));
        }
    },
    'creates no objects from the column' => static function (): void {
        same('', PersParam::fromColumn(serialize(['details' => new ArrayObject()])));
    },
];
