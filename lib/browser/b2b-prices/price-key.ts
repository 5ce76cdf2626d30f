import { createKeySwitch } from '@/lib/browser/state/key-switch';

/** The key that switches between purchase and retail prices. */
export const priceKey = 'p';

/** Whether that key works. */
export const {
  isOn: isPriceKeyOn,
  set: setPriceKey,
  useIsOn: usePriceKeyOn,
} = createKeySwitch('lt-price-key');
