<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\WishList;

/** A change of a notice list: article numbers to add, newest first, and to remove, with a key that acts once. */
final class NoticeChange
{
    public const MAX_ITEMS = 500;
    private const MAX_SKU = 40;

    /**
     * @param string[] $add
     * @param string[] $remove
     */
    public function __construct(public string $key, public array $add, public array $remove)
    {
    }

    /** Why the change is refused; null if it is not. */
    public function problem(): ?string
    {
        if (preg_match('/^[\w-]{16,64}$/D', $this->key) !== 1) {
            return 'The key of the change is not valid';
        }
        $numbers = [...$this->add, ...$this->remove];
        if (count($numbers) > self::MAX_ITEMS) {
            return self::tooMany();
        }
        foreach ($numbers as $number) {
            if ($number === '' || (int) preg_match_all('/./su', $number) > self::MAX_SKU) {
                return 'An article number is not valid';
            }
        }

        return null;
    }

    public static function tooMany(): string
    {
        return 'A notice list holds no more than ' . self::MAX_ITEMS . ' articles';
    }

    /**
     * The article numbers that become new entries, oldest first, so that the last one written is the newest.
     *
     * @param array<string, string> $known article id by number
     * @param string[] $present numbers on the list
     * @return string[]
     */
    public function newNumbers(array $known, array $present): array
    {
        $wanted = array_values(array_unique($this->add));
        $new = array_filter($wanted, static fn (string $sku): bool => isset($known[$sku]) && !in_array($sku, $present, true));

        return array_reverse(array_values($new));
    }
}
