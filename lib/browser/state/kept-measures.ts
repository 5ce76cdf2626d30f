import { createKeptText } from './kept-text';

/**
 * Height, inside leg and how somebody likes to sit, as they were typed. They stay in this browser until they are forgotten; the gear
 * adviser fills its form with them, which is sent by hand (privacy policy).
 */
export const keptMeasures = createKeptText('lt-fit', 'localStorage');
