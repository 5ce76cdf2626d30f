import type { Linter } from 'eslint';

export const backendZones: Linter.Config;
