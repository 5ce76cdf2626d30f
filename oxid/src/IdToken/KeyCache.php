<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\IdToken;

/**
 * The pool's published keys, kept in a file for ten minutes. An unknown key id reads them again, at most once a minute.
 * While the pool does not answer, the kept keys go on for a day.
 */
final class KeyCache
{
    private const FRESH = 600;
    private const RETRY = 60;
    private const KEPT = 86_400;

    /**
     * @param callable(string): ?string $fetch the body of the key address; null on any failure
     */
    public function __construct(private string $url, private string $file, private $fetch)
    {
    }

    /** The PEM of the key with this id; null if the pool has none. */
    public function pem(string $keyId, int $now): ?string
    {
        $kept = $this->read($now);
        $age = $now - $kept['at'];
        if ($age >= self::FRESH || (!isset($kept['keys'][$keyId]) && $now - $kept['tried'] >= self::RETRY)) {
            $kept = $this->renew($kept, $now);
        }

        return $kept['keys'][$keyId] ?? null;
    }

    /** @return array<string, string> the PEM by key id, of a key set (RFC 7517) */
    public static function keysOf(string $body): array
    {
        $set = json_decode($body, true, 16);
        $keys = [];
        foreach (is_array($set) && is_array($set['keys'] ?? null) ? $set['keys'] : [] as $jwk) {
            $pem = is_array($jwk) ? RsaPublicKey::pemOf($jwk) : null;
            $id = is_array($jwk) ? ($jwk['kid'] ?? null) : null;
            if ($pem !== null && is_string($id) && $id !== '') {
                $keys[$id] = $pem;
            }
        }

        return $keys;
    }

    /** @return array{url: string, at: int, tried: int, keys: array<string, string>} */
    private function read(int $now): array
    {
        $kept = is_file($this->file) ? json_decode((string) @file_get_contents($this->file), true) : null;
        $isUsable = is_array($kept) && ($kept['url'] ?? null) === $this->url && is_array($kept['keys'] ?? null)
            && is_int($kept['at'] ?? null) && is_int($kept['tried'] ?? null)
            && $kept['tried'] <= $now && $now - $kept['at'] < self::KEPT;

        return $isUsable ? $kept : ['url' => $this->url, 'at' => 0, 'tried' => 0, 'keys' => []];
    }

    private function renew(array $kept, int $now): array
    {
        if ($now - $kept['tried'] < self::RETRY) {
            return $kept;
        }
        $body = ($this->fetch)($this->url);
        $keys = $body === null ? [] : self::keysOf($body);
        $kept['tried'] = $now;
        if ($keys) {
            $kept = ['at' => $now, 'keys' => $keys] + $kept;
        }
        $new = $this->file . '.' . bin2hex(random_bytes(6));
        if (@file_put_contents($new, json_encode($kept)) !== false) {
            @chmod($new, 0600);
            @rename($new, $this->file);
        }

        return $kept;
    }
}
