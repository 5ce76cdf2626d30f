<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\PersParam;

/**
 * Custom data of a basket line: on the wire a list with one JSON text of uuid, comment and date. OXID stores an array
 * of named texts; ours has one entry, which OXID shows as "details" in its administration and mails.
 */
final class PersParam
{
    private const KEY = 'details';
    private const MAX_UUID = 64;
    private const MAX_COMMENT = 500;

    /**
     * The JSON text in its one form (keys in this order, nothing else), so that equal notes are one line; an empty text
     * for none.
     *
     * @param string[]|null $list
     * @throws InvalidPersParam
     */
    public static function parse(?array $list): string
    {
        $list = array_values($list ?? []);
        if ($list === [] || $list === ['']) {
            return '';
        }
        $value = count($list) === 1 ? json_decode($list[0], false, 8) : null;
        if (!is_object($value)) {
            throw self::wrongForm();
        }
        $texts = [];
        foreach (['uuid', 'comment', 'date'] as $name) {
            $texts[$name] = $value->$name ?? '';
            if (!is_string($texts[$name])) {
                throw self::wrongForm();
            }
        }
        $uuid = self::line('uuid', $texts['uuid'], self::MAX_UUID);
        $comment = self::line('comment', $texts['comment'], self::MAX_COMMENT);
        if ($texts['date'] !== '' && !self::isDay($texts['date'])) {
            throw self::wrongForm();
        }
        if ($uuid . $comment . $texts['date'] === '') {
            return '';
        }
        $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;

        return json_encode(['uuid' => $uuid, 'comment' => $comment, 'date' => $texts['date']], $flags);
    }

    /** @return array<string, string>|null what OXID's basket line takes */
    public static function toStored(string $text): ?array
    {
        return $text === '' ? null : [self::KEY => $text];
    }

    /** The JSON text of a column OXPERSPARAM; an empty text if there is none, or another module wrote it. */
    public static function fromColumn(?string $column): string
    {
        if ($column === null || $column === '' || !str_starts_with($column, 'a:')) {
            return '';
        }
        $value = @unserialize($column, ['allowed_classes' => false]);
        $text = is_array($value) ? ($value[self::KEY] ?? '') : '';

        return is_string($text) && is_object(json_decode($text)) ? $text : '';
    }

    private static function line(string $name, string $text, int $max): string
    {
        $text = trim($text);
        if (preg_match('/^[^\p{Cc}]*$/Du', $text) !== 1) {
            throw new InvalidPersParam("persParam $name must not contain control characters");
        }
        if ((int) preg_match_all('/./su', $text) > $max) {
            throw new InvalidPersParam("persParam $name must not be longer than $max characters");
        }

        return $text;
    }

    private static function isDay(string $text): bool
    {
        return preg_match('/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $part) === 1
            && checkdate((int) $part[2], (int) $part[3], (int) $part[1]);
    }

    private static function wrongForm(): InvalidPersParam
    {
        return new InvalidPersParam('persParam must be a list of one JSON text with uuid, comment and date');
    }
}
