<?php

// SPDX-License-Identifier: GPL-3.0-or-later

declare(strict_types=1);

namespace BeltStorefront\OxidModule\Settings;

use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `oe-console belt:set-defaults`: what the activation does, for a shop that is set up later. */
class DefaultsCommand extends Command
{
    public function __construct(private DefaultsWriter $defaults)
    {
        parent::__construct('belt:set-defaults');
    }

    protected function configure(): void
    {
        $this->setDescription('Sets the shop settings that the storefront needs and that have no value yet.');
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $written = $this->defaults->write();
        $output->writeln($written ? 'Set: ' . implode(', ', $written) : 'Nothing to set.');

        return 0;
    }
}
