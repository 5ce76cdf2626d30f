import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Modules that export one text and need the compiler for it. */
const precomputedModules = /[\\/](deferred-loader|filter-rows-program)\.ts$/;

/**
 * Texts that a module makes when it is loaded are made with the bundle: who runs it needs no compiler, which is a thread and a process of
 * its own for as long as the program runs.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function precomputedTextPlugin(root) {
  return {
    name: 'made-texts',
    setup({ onLoad, esbuild }) {
      onLoad({ filter: precomputedModules }, async ({ path }) => {
        const { outputFiles } = await esbuild.build({
          ...{ entryPoints: [path], bundle: true, write: false, outdir: 'unused' },
          ...{ format: 'cjs', platform: 'node', target: 'node20.9', external: ['esbuild'] },
        });
        // In a process of its own, which ends and takes the compiler's with it.
        const said = execFileSync(process.execPath, ['--input-type=commonjs', '-'], {
          cwd: root,
          input: `${outputFiles[0]?.text}\nprocess.stdout.write(JSON.stringify(module.exports));`,
          encoding: 'utf8',
        });
        const lines = Object.entries(JSON.parse(said)).map(
          ([name, text]) => `export const ${name} = ${JSON.stringify(text)};`,
        );
        return { loader: 'js', contents: lines.join('\n') };
      });
    },
  };
}

/**
 * React comes twice, for developers and as it is sold; the programs take the second alone, as their readers do.
 * @returns {import('esbuild').Plugin}
 */
export function productionReactPlugin() {
  return {
    name: 'react-as-sold',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]node_modules[\\/]react(-dom)?[\\/].*\.js$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        return {
          loader: 'js',
          contents: text.replaceAll('process.env.NODE_ENV', '"production"'),
        };
      });
    },
  };
}
