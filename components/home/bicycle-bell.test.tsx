// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isBellSoundEnabled, setBellSoundEnabled } from '@/lib/browser/catalog/bicycle-bell-sound';
import { BicycleBell } from './bicycle-bell';

const messages = {
  ring: 'Die Klingel',
  sound: 'Kling.',
  on: 'Ton einschalten',
  off: 'Ton ausschalten',
};

/** The frequencies in hertz of the tones that were started. */
let tones: number[] = [];
let isStill = false;

class Node {
  gain = { exponentialRampToValueAtTime: () => undefined };
  onended: (() => void) | null = null;
  readonly frequency: number;
  constructor(_context: unknown, { frequency = 0 }: { frequency?: number }) {
    this.frequency = frequency;
  }
  connect(next: unknown) {
    return next;
  }
  start() {
    tones.push(this.frequency);
  }
  stop() {}
}

beforeEach(() => {
  tones = [];
  isStill = false;
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
    },
  );
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('OscillatorNode', Node);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isStill }) as unknown as MediaQueryList,
  );
});

afterEach(() => {
  cleanup();
  setBellSoundEnabled(false);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bell = () => screen.getByRole('button', { name: messages.ring });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = () => render(<BicycleBell labels={messages}>Bild</BicycleBell>);

it('swings once, silently by default, and stops again', () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(bell());
  fireEvent.click(bell());
  expect(bell().className).toContain('is-ringing');
  expect(screen.getByRole('status').textContent).toBe(messages.sound);
  expect(tones).toEqual([]);
  fireEvent.animationEnd(bell());
  expect(bell().className).not.toContain('is-ringing');
});

it('plays one sound per click when enabled, and saves the setting', () => {
  open();
  press(messages.on);
  expect(localStorage.getItem('lt-bell-sound')).toBe('on');
  fireEvent.click(bell());
  fireEvent.click(bell());
  expect(tones).toHaveLength(4);
  expect(Math.min(...tones)).toBe(1180);
  press(messages.off);
  expect(localStorage.getItem('lt-bell-sound')).toBeNull();
  expect(isBellSoundEnabled()).toBe(false);
});

it('does not move when reduced motion is preferred', () => {
  isStill = true;
  open();
  fireEvent.click(bell());
  expect(bell().className).not.toContain('is-ringing');
  expect(screen.getByRole('status').textContent).toBe(messages.sound);
});
