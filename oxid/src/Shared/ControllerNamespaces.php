<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Shared;

use OxidEsales\GraphQL\Base\Framework\NamespaceMapperInterface;

/** Folders that come after those of GraphQL Storefront, by their priority: queries, mutations, replaced fields. */
final class ControllerNamespaces implements NamespaceMapperInterface
{
    public function getControllerNamespaceMapping(): array
    {
        return ['\\BeltStorefront\\OxidModule\\Controller' => dirname(__DIR__) . '/Controller/'];
    }

    public function getTypeNamespaceMapping(): array
    {
        return TypeNamespaces::REPLACED;
    }
}
