import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Modules that export only strings and need esbuild to create them. */
const precomputedModules = /[\\/](deferred-loader|filter-rows-worker-source)\.ts$/;

/**
 * esbuild plugin that computes the strings of `precomputedModules` while bundling, so that the programs need no
 * compiler at run time, which would occupy a thread and a process.
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
        // Runs in a separate process, so that the compiler's process ends with it.
        const output = execFileSync(process.execPath, ['--input-type=commonjs', '-'], {
          cwd: root,
          input: `${outputFiles[0]?.text}\nprocess.stdout.write(JSON.stringify(module.exports));`,
          encoding: 'utf8',
        });
        const lines = Object.entries(JSON.parse(output)).map(
          ([name, text]) => `export const ${name} = ${JSON.stringify(text)};`,
        );
        return { loader: 'js', contents: lines.join('\n') };
      });
    },
  };
}

/**
 * esbuild plugin that sets `process.env.NODE_ENV` to production in React's files, so that only React's production build
 * is bundled.
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
