import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses command line arguments like Node's parseArgs. Throws if an option with a single value is repeated; Node would
 * silently use the last value.
 */
export function parseCommandArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    allowPositionals: true,
    tokens: true,
    options,
  });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (seen.has(token.name) && options[token.name]?.multiple !== true)
      throw new Error(`--${token.name} is specified twice`);
    seen.add(token.name);
  }
  return { values, positionals };
}
