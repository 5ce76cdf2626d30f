import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';
import { done } from '@/lib/platform/http/answer';
import {
  blankInvoiceFields,
  deleteDeliveryAddress,
  loadDeliveryAddresses,
  setInvoiceAddress,
} from '@/lib/browser/shop/address-api';
import type { AddressValues } from '@/lib/browser/shop/address-schema';
import type { Country } from '@/lib/browser/shop/address-views';
import { ensureDeliveryAddress, keepAsDeliveryAddress } from './deliverable-address';
import { type KeptField, keptFields } from './kept-fields';

type Countries = readonly Country[];

/**
 * Sets the invoice address and adds it as a delivery address when no equal one exists (Spec §4). Fields that were emptied are
 * blanked, so that the order is priced by what the form shows; gives those the shop keeps nevertheless. May be repeated: what was done stays done.
 */
export async function saveInvoice(
  invoice: AddressValues,
  countries: Countries,
): Promise<ShopAnswer<KeptField[]>> {
  const saved = await setInvoiceAddress(invoice);
  if (saved.kind !== 'done') return saved;
  const known = await loadDeliveryAddresses();
  if (known.kind !== 'done') return known;
  const added = await keepAsDeliveryAddress(invoice, known.value, countries);
  if (added.kind !== 'done') return added;
  const kept = keptFields(invoice, saved.value);
  if (kept.length === 0) return done([]);
  const blanked = await blankInvoiceFields(kept);
  return done(blanked.kind === 'done' ? keptFields(invoice, blanked.value) : kept);
}

/** The id of the delivery address that says exactly this, added when there is none. */
export async function saveDelivery(
  delivery: AddressValues,
  countries: Countries,
): Promise<ShopAnswer<string>> {
  const known = await loadDeliveryAddresses();
  return known.kind === 'done' ? ensureDeliveryAddress(delivery, known.value, countries) : known;
}

/** Takes the place of an older delivery address, which goes last: should it stay, both are in the book and nothing is lost. */
export async function replaceDelivery(oldId: string | null, newId: string): Promise<void> {
  if (oldId !== null && oldId !== newId) await deleteDeliveryAddress(oldId);
}
