// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { subscribeToPreviewUpdates } from './preview';

const cms = 'https://cms.example';
const postMessage = (data: unknown, origin: string) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

it('reacts only to saves in the content system', () => {
  const onSave = vi.fn();
  const stop = subscribeToPreviewUpdates(cms, onSave);
  postMessage({ type: 'strapiUpdate' }, 'https://evil.example');
  postMessage({ type: 'strapiUpdate' }, 'https://cms.example.evil.example');
  postMessage({ type: 'strapiScript' }, cms);
  postMessage('strapiUpdate', cms);
  postMessage(null, cms);
  expect(onSave).not.toHaveBeenCalled();
  postMessage({ type: 'strapiUpdate' }, cms);
  expect(onSave).toHaveBeenCalledOnce();
  stop();
  postMessage({ type: 'strapiUpdate' }, cms);
  expect(onSave).toHaveBeenCalledOnce();
});
