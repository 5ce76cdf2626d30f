import { createKeySwitch } from './key-switch';

/** Whether the key / opens the search. */
export const {
  isOn: isSearchKeyOn,
  set: setSearchKey,
  useIsOn: useSearchKeyOn,
} = createKeySwitch('lt-search-key');
