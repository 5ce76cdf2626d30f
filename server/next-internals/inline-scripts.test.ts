import { Suspense, createElement, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listInlineScripts } from './inline-scripts';
import { isStreamingScript } from './inline-scripts';

/** Renders a page with two streamed Suspense boundaries with React. */
async function streamed(): Promise<string> {
  const later = [10, 30].map(
    (ms) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'x')),
  );
  const Part = ({ of }: { of: Promise<string> }) => createElement('p', null, use(of));
  const parts = later.map((of, key) =>
    createElement(Suspense, { key, fallback: '…' }, createElement(Part, { of })),
  );
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(createElement('main', null, parts), {
    onShellReady: () => pipe(out),
  });
  return text(out);
}

it('recognises every script with which React moves parts of a page', async () => {
  const scripts = listInlineScripts(await streamed()).map(({ text: written }) => written);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((script) => !isStreamingScript(script))).toEqual([]);
});

it.each([
  ['$RC("B:0","S:0")', true],
  ['$RX("B:1","123",null)', true],
  ['$RR("B:0","S:0",[["/a.css","next"]])', true],
  ['$RC("B:0","S:0");alert(1)', false],
  ['$RC(alert(1))', false],
  ['$RC=alert;$RC("B:0","S:0")', false],
  ['$RR("B:0","S:0",[alert(1)])', false],
  ['alert(1);$RC("B:0","S:0")', false],
])('%s: %s', (script, expected) => {
  expect(isStreamingScript(script)).toBe(expected);
});
