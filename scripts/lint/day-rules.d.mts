import type { Linter } from 'eslint';

export function dayRuleConfigs(domainRules: readonly object[]): Linter.Config[];
