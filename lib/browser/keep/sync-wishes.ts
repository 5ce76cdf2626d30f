import { agreeWishList, changeToSend, takeBack } from '@/domain/keep/wish-sync';
import { sendNoticeListChange } from '@/lib/browser/shop/notice-list-api';
import { getWishList, setWishList, wishOwner } from './wish-store';

type Synced = 'done' | 'failed' | 'nobody';

/** Changes made while one was on its way go after it; more rounds than this only somebody makes who presses without end. */
const mostRounds = 5;

let running: Promise<Synced> | null = null;

/**
 * Brings the browser's wish list and that of the account together: what was kept without an account is added, nothing is doubled, and
 * what may have arrived before is sent again under its key. One at a time. Never throws; what fails stays to be sent.
 */
export function syncWishes(): Promise<Synced> {
  running ??= run().finally(() => (running = null));
  return running;
}

async function run(): Promise<Synced> {
  for (let round = 0; round < mostRounds; round += 1) {
    const owner = wishOwner();
    if (owner === null) return 'nobody';
    const list = changeToSend(getWishList(), owner, crypto.randomUUID());
    setWishList(list);
    const { sent } = list;
    if (sent === null) return 'done';
    const answer = await sendNoticeListChange(sent);
    // Whoever signed out or changed meanwhile has another list by now.
    if (wishOwner() !== owner) return 'nobody';
    if (answer.kind === 'refused') setWishList(takeBack(getWishList()));
    if (answer.kind !== 'done') return 'failed';
    const agreed = agreeWishList(getWishList(), answer.value);
    setWishList(agreed);
    if (agreed.added.length + agreed.removed.length === 0) return 'done';
  }
  return 'done';
}
