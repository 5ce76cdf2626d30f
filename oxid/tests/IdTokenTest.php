<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

use BeltStorefront\OxidModule\IdToken\Base64Url;
use BeltStorefront\OxidModule\IdToken\IdTokenVerifier;
use BeltStorefront\OxidModule\IdToken\Issuers;
use BeltStorefront\OxidModule\IdToken\KeyCache;
use BeltStorefront\OxidModule\IdToken\ParsedToken;
use BeltStorefront\OxidModule\IdToken\RsaPublicKey;

$now = 1_800_000_000;
$issuer = 'https://id.example/pool';
$private = openssl_pkey_new(['private_key_bits' => 2048, 'private_key_type' => OPENSSL_KEYTYPE_RSA]);
$rsa = openssl_pkey_get_details($private)['rsa'];
$jwk = ['kty' => 'RSA', 'kid' => 'one', 'use' => 'sig', 'alg' => 'RS256'];
$jwk += ['n' => Base64Url::encode($rsa['n']), 'e' => Base64Url::encode($rsa['e'])];
$pem = (string) RsaPublicKey::pemOf($jwk);

$good = [
    'iss' => $issuer,
    'aud' => 'shop',
    'sub' => 'user-1',
    'token_use' => 'id',
    'email' => 'Ada@Example.com',
    'email_verified' => true,
    'iat' => $now - 10,
    'exp' => $now + 3600,
    'auth_time' => $now - 20,
    'origin_jti' => 'sign-in-1',
];
$sign = static function (array $claims, array $header = [], ?string $text = null) use ($private): string {
    $header += ['alg' => 'RS256', 'kid' => 'one'];
    $text ??= Base64Url::encode(json_encode($header)) . '.' . Base64Url::encode(json_encode($claims));
    openssl_sign($text, $signature, $private, OPENSSL_ALGO_SHA256);

    return "$text." . Base64Url::encode($signature);
};
$verifier = new IdTokenVerifier($issuer, 'shop', static fn (string $id): ?string => $id === 'one' ? $pem : null);
$verify = static fn (string $token) => $verifier->verify(ParsedToken::parse($token), $now);
$refusal = static fn (array $changes, array $header = []): string => thrown(
    static fn () => $verify($sign(array_filter($changes + $good, static fn ($value) => $value !== null), $header))
);

$cases = [
    'accepts a token of the pool, e-mail in lower case' => static function () use ($verify, $sign, $good, $now): void {
        $claims = $verify($sign($good));
        same(['user-1', 'ada@example.com', $now - 20, 'sign-in-1'], [
            $claims->subject,
            $claims->email,
            $claims->authenticatedAt,
            $claims->signIn,
        ]);
    },
    'accepts Cognito\'s "true"' => static fn () => same('user-1', $verify($sign(['email_verified' => 'true'] + $good))->subject),
    'takes the time of issue without auth_time' => static function () use ($verify, $sign, $good, $now): void {
        same($now - 10, $verify($sign(array_diff_key($good, ['auth_time' => 1])))->authenticatedAt);
    },
    'names a sign-in without origin_jti by user and time' => static function () use ($verify, $sign, $good): void {
        $first = $verify($sign(array_diff_key($good, ['origin_jti' => 1])));
        same(64, strlen($first->signIn));
    },
    'refuses a changed signature' => static function () use ($verify, $sign, $good): void {
        [$header, , $signature] = explode('.', $sign($good));
        $other = Base64Url::encode(json_encode(['sub' => 'admin'] + $good));
        same('a wrong signature', thrown(static fn () => $verify("$header.$other.$signature")));
    },
    'refuses the shared-secret trick (HS256 with the public key)' => static function () use ($verify, $good, $pem): void {
        $text = Base64Url::encode('{"alg":"HS256","kid":"one"}') . '.' . Base64Url::encode(json_encode($good));
        $token = "$text." . Base64Url::encode(hash_hmac('sha256', $text, $pem, true));
        same('another algorithm', thrown(static fn () => $verify($token)));
    },
    'refuses alg none' => static function () use ($verify, $good): void {
        $text = Base64Url::encode('{"alg":"none","kid":"one"}') . '.' . Base64Url::encode(json_encode($good));
        same('another algorithm', thrown(static fn () => $verify("$text.AA")));
    },
    'reads no text that is no token' => static function () use ($sign, $good): void {
        $texts = ['', 'a.b', 'a.b.c', 'e30.e30.', '.e30.e30', 'W10.W10.AA', str_repeat('a', 20_000), 'e30=.e30.AA'];
        foreach ($texts as $text) {
            same(null, ParsedToken::parse($text), $text);
        }
        same($good['iss'], ParsedToken::parse($sign($good))?->issuer());
    },
    'knows both issuers of a Cognito pool' => static function (): void {
        $both = [
            'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_abc',
            'https://issuer-cognito-idp.eu-central-1.amazonaws.com/eu-central-1_abc',
        ];
        same($both, Issuers::of($both[0]));
        same($both, Issuers::of($both[1] . '/'));
        same(['https://evil.example/cognito-idp'], Issuers::of('https://evil.example/cognito-idp'));
        same([], Issuers::of(''));
        same('https://a.example/.well-known/jwks.json', Issuers::keysUrl('https://a.example/', ''));
        same('https://b.example/keys', Issuers::keysUrl('https://a.example', 'https://b.example/keys'));
    },
    'accepts keys for RS256 signatures only' => static function () use ($jwk): void {
        same(true, openssl_pkey_get_public((string) RsaPublicKey::pemOf($jwk)) !== false);
        foreach ([['kty' => 'EC'], ['use' => 'enc'], ['alg' => 'RS512'], ['n' => 'AQAB'], ['n' => '!'], ['e' => null]] as $change) {
            same(null, RsaPublicKey::pemOf($change + $jwk), json_encode($change));
        }
    },
];

$wrong = [
    'another audience' => [['aud' => 'other'], ['aud' => ['shop', 'other']], ['aud' => null]],
    'another issuer' => [['iss' => 'https://id.example/other'], ['iss' => null], ['iss' => [$issuer]]],
    'it expired' => [['exp' => $now]],
    'it was issued in the future' => [['iat' => $now + 61], ['nbf' => $now + 61], ['nbf' => 'x']],
    'the claim token_use is missing or wrong' => [['token_use' => 'access'], ['token_use' => null]],
    'the claim email_verified is missing or wrong' => [['email_verified' => false], ['email_verified' => 1], ['email_verified' => null]],
    'the claim email is missing or wrong' => [['email' => 'ada'], ['email' => "a@b.c\n"], ['email' => null]],
    'the claim sub is missing or wrong' => [['sub' => ''], ['sub' => str_repeat('a', 129)], ['sub' => 7]],
    'the claim exp is missing or wrong' => [['exp' => null], ['exp' => '1900000000'], ['exp' => 1.9e9 + 0.5]],
];
foreach ($wrong as $reason => $all) {
    $cases["refuses: $reason"] = static function () use ($reason, $all, $refusal): void {
        foreach ($all as $changes) {
            same($reason, $refusal($changes), json_encode($changes));
        }
    };
}
$cases['refuses unknown keys and critical headers'] = static function () use ($refusal): void {
    same('an unknown key', $refusal([], ['kid' => 'two']));
    same('an unknown key', $refusal([], ['kid' => 7]));
    same('another algorithm', $refusal([], ['crit' => ['b64']]));
};

$folder = sys_get_temp_dir() . '/belt-keys-' . bin2hex(random_bytes(6));
$cacheCase = static function (callable $work) use ($folder, $jwk): callable {
    return static function () use ($work, $folder, $jwk): void {
        $state = (object) ['calls' => 0, 'body' => json_encode(['keys' => [$jwk, ['kty' => 'EC', 'kid' => 'x'], 'text']])];
        $cache = new KeyCache('https://k', $folder, static function () use ($state): ?string {
            $state->calls++;

            return $state->body;
        });
        try {
            $work($cache, $state);
        } finally {
            @unlink($folder);
        }
    };
};

return $cases + [
    'keeps keys for ten minutes' => $cacheCase(static function (KeyCache $cache, object $state) use ($pem): void {
        same($pem, $cache->pem('one', 1000));
        same($pem, $cache->pem('one', 1599));
        same(1, $state->calls);
        same($pem, $cache->pem('one', 1600));
        same(2, $state->calls);
    }),
    'reads again for an unknown key, once a minute' => $cacheCase(static function (KeyCache $cache, object $state): void {
        $cache->pem('one', 1000);
        same(null, $cache->pem('new', 1030));
        same(1, $state->calls);
        same(null, $cache->pem('new', 1060));
        same(null, $cache->pem('new', 1061));
        same(2, $state->calls);
    }),
    'goes on with kept keys for a day while the pool fails' => $cacheCase(static function (KeyCache $cache, object $state) use ($pem): void {
        $cache->pem('one', 1000);
        $state->body = null;
        same($pem, $cache->pem('one', 80_000));
        same(null, $cache->pem('one', 1000 + 86_400));
        $state->body = '<html>';
        same(null, $cache->pem('one', 200_000));
    }),
];
