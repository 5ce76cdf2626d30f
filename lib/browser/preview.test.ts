// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { subscribeToPreviewUpdates } from './preview';

const cms = 'https://cms.example';
const say = (data: unknown, origin: string) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

it('hears the content system’s saves and nobody else', () => {
  const onSave = vi.fn();
  const stop = subscribeToPreviewUpdates(cms, onSave);
  say({ type: 'strapiUpdate' }, 'https://evil.example');
  say({ type: 'strapiUpdate' }, 'https://cms.example.evil.example');
  say({ type: 'strapiScript' }, cms);
  say('strapiUpdate', cms);
  say(null, cms);
  expect(onSave).not.toHaveBeenCalled();
  say({ type: 'strapiUpdate' }, cms);
  expect(onSave).toHaveBeenCalledOnce();
  stop();
  say({ type: 'strapiUpdate' }, cms);
  expect(onSave).toHaveBeenCalledOnce();
});
