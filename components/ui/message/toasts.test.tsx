// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '@/lib/browser/state/toasts';
import { Toasts } from './toasts';

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await act(async () => void vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

async function show(...toasts: Parameters<typeof showToast>[0][]) {
  render(<Toasts label="Meldungen" closeLabel="Schließen" />);
  await act(async () => toasts.forEach(showToast));
  await act(() => vi.dynamicImportSettled());
}

describe('Toasts', () => {
  it('shows a warning by default and removes it after 6 s', async () => {
    await show({ title: 'Titel', message: 'Satz' });
    expect(screen.getByRole('status').textContent).toContain('Satz');
    act(() => void vi.advanceTimersByTime(6000));
    expect(screen.queryByText('Satz')).toBeNull();
  });

  it('shows errors until they are closed', async () => {
    await show({ message: 'Fehler', variant: 'danger' });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert').textContent).toContain('Fehler');
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not expire while the pointer is over it', async () => {
    await show({ message: 'Bleibt' });
    fireEvent.mouseEnter(screen.getByRole('status'));
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.getByText('Bleibt')).toBeShown();
    fireEvent.mouseLeave(screen.getByRole('status'));
    act(() => void vi.advanceTimersByTime(6000));
    expect(screen.queryByText('Bleibt')).toBeNull();
  });

  it('shows duplicate messages once', async () => {
    await show({ message: 'Doppelt' }, { message: 'Doppelt' });
    expect(screen.getAllByText('Doppelt')).toHaveLength(1);
  });

  it('runs its action and closes', async () => {
    const run = vi.fn();
    await show({ message: 'Mit Weg', action: { label: 'Wiederholen', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Wiederholen' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Mit Weg')).toBeNull();
  });
});
