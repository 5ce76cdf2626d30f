import { createPersistedFlag } from '@/lib/browser/state/persisted-flag';

/** Setting for the sound of the bell; off until the visitor switches it on in this browser. */
export const {
  get: isBellSoundEnabled,
  set: setBellSoundEnabled,
  useFlag: useBellSoundEnabled,
} = createPersistedFlag('lt-bell-sound', false, 'lt-bell');

/** Partials of a small brass bell: frequency as a multiple of the lowest, gain, and duration in seconds. */
const partials = [
  { ratio: 1, gain: 0.5, seconds: 2.2 },
  { ratio: 2.76, gain: 0.28, seconds: 1.3 },
  { ratio: 5.4, gain: 0.16, seconds: 0.7 },
  { ratio: 8.93, gain: 0.06, seconds: 0.35 },
];
/** Lowest frequency of the bell, in hertz. */
const LOWEST = 1180;
const VOLUME = 0.22;
const ATTACK_SECONDS = 0.004;
const SILENCE = 0.0001;

/** Plays the bell once. Does nothing in browsers without audio support. */
export function startBellSound(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const now = context.currentTime;
  const room = new GainNode(context, { gain: VOLUME });
  room.connect(context.destination);
  for (const { ratio, gain, seconds } of partials) {
    const tone = new OscillatorNode(context, { frequency: LOWEST * ratio });
    const envelope = new GainNode(context, { gain: SILENCE });
    envelope.gain.exponentialRampToValueAtTime(gain, now + ATTACK_SECONDS);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, now + seconds);
    tone.connect(envelope).connect(room);
    tone.start(now);
    tone.stop(now + seconds);
    if (ratio === 1) tone.onended = () => void context.close();
  }
}
