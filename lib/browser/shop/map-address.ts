import type {
  DeliveryAddressFieldsFragment,
  InvoiceAddressFieldsFragment,
} from '@/graphql/generated/shop/graphql';
import type { AddressView, DeliveryAddressView, InvoiceAddressView } from './address-views';

/** The wire's invoice address as the screens show it; null when none was ever set. */
export function mapInvoiceAddress(wire: InvoiceAddressFieldsFragment): InvoiceAddressView | null {
  if (!wire.country) return null;
  return { ...mapAddress(wire), vatID: wire.vatID, vatIDState: wire.vatIDState };
}

/** The wire's delivery address as the screens show it; it has no VAT ID. */
export function mapDeliveryAddress(wire: DeliveryAddressFieldsFragment): DeliveryAddressView {
  return { ...mapAddress(wire), id: wire.id };
}

/** What every address of the wire has, an order's too. */
export function mapAddress(wire: Omit<AddressView, 'vatID'>): AddressView {
  const {
    salutation,
    firstName,
    lastName,
    company,
    additionalInfo,
    street,
    streetNumber,
    zipCode,
    city,
    phone,
    country,
  } = wire;
  return {
    salutation,
    firstName,
    lastName,
    company,
    vatID: '',
    additionalInfo,
    street,
    streetNumber,
    zipCode,
    city,
    phone,
    country: country && { id: country.id, title: country.title },
  };
}
