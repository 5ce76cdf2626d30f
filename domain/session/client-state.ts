import {
  initialShownPrice,
  shownPriceAfterLogout,
  type ShownPriceType,
} from '../customer/shown-price';
import type { UserGroup } from '../customer/customer-type';
import { defaultLanguage, type Language } from '../language/detect-language';

export type GeoLocation = { place: string; latitude: number; longitude: number };

/** The local-only fields of Spec §3. The basket is the cart store's, the token the server's: here is only whether there is one. */
export type ClientState<User> = {
  language: Language;
  isDeliverySet: boolean;
  basketId: string;
  isB2b: boolean;
  b2bShownPrice: ShownPriceType;
  isLoadingInitState: boolean;
  orderComment: string;
  hasToken: boolean;
  isAnonymous: boolean;
  isGuest: boolean;
  currentUserGroups: readonly UserGroup[];
  preorder: boolean;
  location: GeoLocation | null;
  user: User | null;
  /** Asks the cart store to start over. */
  clearCart: boolean;
};

/** The client's state before anything is known (Spec §4). */
export function initialClientState<User>(): ClientState<User> {
  return {
    language: defaultLanguage,
    isDeliverySet: false,
    basketId: '',
    isB2b: false,
    b2bShownPrice: initialShownPrice,
    isLoadingInitState: true,
    orderComment: '',
    hasToken: false,
    isAnonymous: true,
    isGuest: false,
    currentUserGroups: [],
    preorder: false,
    location: null,
    user: null,
    clearCart: false,
  };
}

/** Logout clears basket, user, delivery and dealer flag, shows uvp and returns to anonymous (Spec §4). */
export function stateAfterLogout<User>(state: ClientState<User>): ClientState<User> {
  return {
    ...initialClientState<User>(),
    language: state.language,
    location: state.location,
    isLoadingInitState: false,
    b2bShownPrice: shownPriceAfterLogout,
    clearCart: true,
  };
}
