import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';

const storageKey = 'lt-bell';
const on = 'on';

const store = createExternalStore(false);
let isRead = false;

/** Whether the bell is to be heard: only for those who have said so, which this browser remembers. */
export function isBellSoundEnabled(): boolean {
  if (!isRead) {
    isRead = true;
    store.set(read() === on);
  }
  return store.get();
}

/** Has the bell heard from now on, or no longer. */
export function setBellSoundEnabled(heard: boolean): void {
  isRead = true;
  store.set(heard);
  try {
    if (heard) localStorage.setItem(storageKey, on);
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser that forbids storage keeps it as long as the page lives.
    return;
  }
}

/** Follows the choice; silent while the page is rendered on the server. */
export const useBellSoundEnabled = (): boolean =>
  useSyncExternalStore(store.subscribe, isBellSoundEnabled, () => false);

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** A small brass bell: its partials as multiples of the lowest, how loud each is, and after how many seconds it is gone. */
const partials = [
  { ratio: 1, gain: 0.5, seconds: 2.2 },
  { ratio: 2.76, gain: 0.28, seconds: 1.3 },
  { ratio: 5.4, gain: 0.16, seconds: 0.7 },
  { ratio: 8.93, gain: 0.06, seconds: 0.35 },
];
/** In hertz. */
const LOWEST = 1180;
const VOLUME = 0.22;
const ATTACK_SECONDS = 0.004;
const SILENCE = 0.0001;

/** Lets the bell be heard once. Nothing is heard, and nothing fails, where the browser has no sound. */
export function startBellSound(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const now = context.currentTime;
  const room = new GainNode(context, { gain: VOLUME });
  room.connect(context.destination);
  for (const { ratio, gain, seconds } of partials) {
    const tone = new OscillatorNode(context, { frequency: LOWEST * ratio });
    const fall = new GainNode(context, { gain: SILENCE });
    fall.gain.exponentialRampToValueAtTime(gain, now + ATTACK_SECONDS);
    fall.gain.exponentialRampToValueAtTime(SILENCE, now + seconds);
    tone.connect(fall).connect(room);
    tone.start(now);
    tone.stop(now + seconds);
    if (ratio === 1) tone.onended = () => void context.close();
  }
}
