'use client';

import { type ReactNode, useState } from 'react';
import { setBellSoundEnabled, useBellSoundEnabled } from '@/lib/browser/catalog/bell-sound';
import { startBellSound } from '@/lib/browser/catalog/bell-sound';
import './home.scss';

interface Props {
  readonly labels: {
    /** The name of the bell as a button. */
    readonly ring: string;
    /** What is read and heard by those who do not listen to the bell. */
    readonly sound: string;
    /** What the switch does: have it heard, or no longer. */
    readonly on: string;
    readonly off: string;
  };
  /** The picture. */
  readonly children: ReactNode;
}

/** The bell that rings once when it is pressed: it trembles, unless motion is not wanted, and is heard by those who want it. */
export function BellButton({ labels: words, children }: Props) {
  const isHeard = useBellSoundEnabled();
  const [isRinging, setIsRinging] = useState(false);
  const [isStruck, setIsStruck] = useState(false);
  const ring = (): void => {
    if (isRinging) return;
    setIsStruck(true);
    setIsRinging(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    if (isHeard) startBellSound();
  };
  return (
    <>
      <button
        type="button"
        className={isRinging ? 'lt-ringer is-ringing' : 'lt-ringer'}
        aria-label={words.ring}
        onClick={ring}
        onAnimationEnd={() => setIsRinging(false)}
      >
        {children}
      </button>
      <div className="d-flex justify-content-between align-items-center small text-2 mt-2">
        <span role="status">{isStruck ? words.sound : ''}</span>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => setBellSoundEnabled(!isHeard)}
        >
          {isHeard ? words.off : words.on}
        </button>
      </div>
    </>
  );
}
