// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setSearchShortcut } from '@/lib/browser/state/shortcut-settings';
import { closeSearch, useSearchPanel } from '@/lib/browser/navigation/panels';
import { useSearchShortcut } from './nav-links';

function Page() {
  useSearchShortcut();
  return (
    <>
      <input aria-label="field" />
      <p data-testid="text" />
    </>
  );
}

afterEach(() => {
  act(closeSearch);
  act(() => setSearchShortcut(true));
  cleanup();
});

function press(target: string, keys: KeyboardEventInit = {}): boolean {
  const page = render(<Page />);
  const { result } = renderHook(() => useSearchPanel());
  const element = target === 'field' ? page.getByLabelText('field') : page.getByTestId('text');
  fireEvent.keyDown(element, { key: '/', ...keys });
  return result.current.isOpen;
}

describe('useSearchShortcut', () => {
  it.each([
    ['opens the search', 'text', {}, true],
    ['opens the search on keyboards where / needs Shift', 'text', { shiftKey: true }, true],
    ['ignores other keys', 'text', { key: 's' }, false],
    ['leaves Ctrl+/ to the browser', 'text', { ctrlKey: true }, false],
    ['types the character into fields', 'field', {}, false],
  ])('%s', (_, target, keys, isOpen) => {
    expect(press(target, keys)).toBe(isOpen);
  });

  it('can be disabled permanently', () => {
    act(() => setSearchShortcut(false));
    expect(press('text')).toBe(false);
    expect(localStorage.getItem('lt-search-shortcut')).toBe('off');
  });

  it('is ignored while a dialog is open', () => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    expect(press('text')).toBe(false);
    dialog.remove();
  });
});
