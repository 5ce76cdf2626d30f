// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uiTimings } from '@/lib/platform/config/ui-timings';
import { CrossfadePicture } from './crossfade-picture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const stored = (key: string) => ({
  key,
  version: 'v',
  width: 1600,
  height: 1067,
  widths: [480, 800],
});

function Swap({ color, isStored = true }: { color: string; isStored?: boolean }) {
  return (
    <CrossfadePicture
      picture={isStored ? stored(`bikes/${color}`) : null}
      drawing={`/${color}.svg`}
      alt={color}
      sizes="100vw"
    />
  );
}

const images = (): HTMLImageElement[] => [...document.querySelectorAll('img')];
const sources = (): string[] => images().map((img) => img.getAttribute('src') ?? '');
const image = (src: string): HTMLImageElement => {
  const found = images().find((img) => img.getAttribute('src')?.includes(src));
  if (found === undefined) throw new Error(`no image ${src}`);
  return found;
};
const sand = '/media/bikes/sand-800.webp?v=v';
const rust = '/media/bikes/rust-800.webp?v=v';

describe('CrossfadePicture', () => {
  it('shows the old picture until the new one has loaded and faded in', () => {
    const { rerender } = render(<Swap color="sand" />);
    rerender(<Swap color="rust" />);
    expect(sources()).toEqual([sand, rust]);
    expect(screen.getByRole('img').getAttribute('alt')).toBe('rust');
    fireEvent.load(image('rust'));
    expect(sources()).toEqual([sand, rust]);
    fireEvent.transitionEnd(image('rust'));
    expect(sources()).toEqual([rust]);
  });

  it('shows the drawing while a picture is slow to load', () => {
    const { rerender } = render(<Swap color="sand" />);
    rerender(<Swap color="rust" />);
    act(() => void vi.advanceTimersByTime(uiTimings.standInAfterMs - 1));
    expect(sources()).toEqual([sand, rust]);
    act(() => void vi.advanceTimersByTime(1));
    expect(sources()).toEqual([sand, '/rust.svg', rust]);
  });

  it('shows the drawing when a picture cannot be loaded', () => {
    const { rerender } = render(<Swap color="sand" />);
    rerender(<Swap color="rust" />);
    fireEvent.error(image('rust'));
    expect(sources()).toEqual([sand, '/rust.svg']);
  });

  it('shows the drawing when there is no picture', () => {
    render(<Swap color="sand" isStored={false} />);
    expect(sources()).toEqual(['/sand.svg']);
  });
});
