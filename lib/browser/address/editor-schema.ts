import { z } from 'zod';
import { addressSchema, type AddressValues } from '@/lib/browser/shop/address-schema';

/** The form of one address: the other one of the form is not looked at. */
export function editorSchema(name: 'invoice' | 'delivery') {
  const untouched = z.custom<AddressValues>();
  return z.object({
    invoice: name === 'invoice' ? addressSchema : untouched,
    delivery: name === 'delivery' ? addressSchema : untouched,
  });
}
