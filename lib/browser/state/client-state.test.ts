import { beforeEach, describe, expect, it } from 'vitest';
import { clientState, getClientState, initialClientState } from './client-state';
import * as operations from './client-state';

beforeEach(() => clientState.set(initialClientState));

describe('client state', () => {
  it('starts with the values of the specification', () => {
    expect(getClientState()).toMatchObject({
      language: 'de',
      isAnonymous: true,
      isGuest: false,
      isB2b: false,
      b2bShownPrice: 'hek',
      preorder: false,
      isLoadingInitState: true,
      hasOxidToken: false,
      orderComment: '',
    });
  });

  it.each([
    ['setLanguage', () => operations.setLanguage('en'), { language: 'en' }],
    ['setIsB2b', () => operations.setIsB2b(true), { isB2b: true }],
    [
      'setIsLoadingInitState',
      () => operations.setIsLoadingInitState(false),
      { isLoadingInitState: false },
    ],
    ['setB2bShownPrice', () => operations.setB2bShownPrice('uvp'), { b2bShownPrice: 'uvp' }],
    ['setOxidToken', () => operations.setOxidToken(true), { hasOxidToken: true }],
    ['setIsAnonymous', () => operations.setIsAnonymous(false), { isAnonymous: false }],
    ['setIsGuest', () => operations.setIsGuest(true), { isGuest: true }],
    ['setPreorder', () => operations.setPreorder(true), { preorder: true }],
    [
      'setCurrentUserGroups',
      () => operations.setCurrentUserGroups([{ id: 'oxiddealer', title: 'Händler' }]),
      { currentUserGroups: [{ id: 'oxiddealer', title: 'Händler' }], isB2b: true },
    ],
  ])('%s changes only its field', (_, run, changed) => {
    run();
    expect(getClientState()).toEqual({ ...initialClientState, ...changed });
  });

  it('setClearUser clears groups and b2b', () => {
    operations.setCurrentUserGroups([{ id: 'oxiddealer', title: 'Händler' }]);
    operations.setClearUser();
    expect(getClientState()).toEqual(initialClientState);
  });

  it('notifies subscribers, and only when a value changed', () => {
    let calls = 0;
    const stop = clientState.subscribe(() => (calls += 1));
    operations.setPreorder(true);
    clientState.set(getClientState());
    stop();
    operations.setPreorder(false);
    expect(calls).toBe(1);
  });
});
