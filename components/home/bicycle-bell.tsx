'use client';

import { type ReactNode, useState } from 'react';
import { setBellSoundEnabled, useBellSoundEnabled } from '@/lib/browser/catalog/bicycle-bell-sound';
import { startBellSound } from '@/lib/browser/catalog/bicycle-bell-sound';
import './home.scss';

interface Props {
  readonly labels: {
    /** The accessible name of the bell button. */
    readonly ring: string;
    /** Text that describes the sound of the bell, for visitors who cannot hear it. */
    readonly sound: string;
    /** The labels of the switch that turns the sound on or off. */
    readonly on: string;
    readonly off: string;
  };
  /** The image of the bell. */
  readonly children: ReactNode;
}

/**
 * A bell that rings once when pressed: it shakes, unless the visitor prefers reduced motion, and plays a sound if
 * turned on.
 */
export function BicycleBell({ labels, children }: Props) {
  const isSoundEnabled = useBellSoundEnabled();
  const [isRinging, setIsRinging] = useState(false);
  const [isStruck, setIsStruck] = useState(false);
  const ring = (): void => {
    if (isRinging) return;
    setIsStruck(true);
    setIsRinging(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    if (isSoundEnabled) startBellSound();
  };
  return (
    <>
      <button
        type="button"
        className={isRinging ? 'lt-bell-button is-ringing' : 'lt-bell-button'}
        aria-label={labels.ring}
        onClick={ring}
        onAnimationEnd={() => setIsRinging(false)}
      >
        {children}
      </button>
      <div className="d-flex justify-content-between align-items-center small text-2 mt-2">
        <span role="status">{isStruck ? labels.sound : ''}</span>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => setBellSoundEnabled(!isSoundEnabled)}
        >
          {isSoundEnabled ? labels.off : labels.on}
        </button>
      </div>
    </>
  );
}
