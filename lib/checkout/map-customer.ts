import { parsePersParam } from '@/domain/basket/pers-param';
import { toCents } from '@/domain/money/cents';
import type {
  DeliveryAddressFieldsFragment,
  GetCustomerQuery,
  InvoiceAddressFieldsFragment,
  OrderFieldsFragment,
} from '@/graphql/generated/shop/graphql';
import { mapCost } from '@/lib/basket/map-cost';
import { pickupMethodId } from './delivery-methods';
import type {
  AddressView,
  CheckoutCustomer,
  DeliveryAddressView,
  OrderView,
} from './checkout-views';

/** The wire's customer as the checkout shows it; an invoice address that was never set is null. */
export function mapCustomer(wire: GetCustomerQuery['customer']): CheckoutCustomer {
  const { invoiceAddress } = wire;
  return {
    email: wire.email,
    invoiceAddress: invoiceAddress.country ? mapInvoiceAddress(invoiceAddress) : null,
    deliveryAddresses: wire.deliveryAddresses.map(mapDeliveryAddress),
    orders: wire.orders.map(mapOrder),
  };
}

/** A delivery address has no VAT ID. */
export function mapDeliveryAddress(wire: DeliveryAddressFieldsFragment): DeliveryAddressView {
  return { ...toAddress(wire), id: wire.id, vatID: '' };
}

function mapInvoiceAddress(wire: InvoiceAddressFieldsFragment): AddressView {
  return { ...toAddress(wire), vatID: wire.vatID };
}

function toAddress(wire: Omit<AddressView, 'vatID'>): Omit<AddressView, 'vatID'> {
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
    additionalInfo,
    street,
    streetNumber,
    zipCode,
    city,
    phone,
    country: country && { id: country.id, title: country.title },
  };
}

/** The wire's order in cents. */
export function mapOrder(wire: OrderFieldsFragment): OrderView {
  const deliverTo = wire.deliveryAddress ?? wire.invoiceAddress;
  return {
    id: wire.id,
    orderNumber: wire.orderNumber,
    orderedAt: wire.ordered,
    remark: wire.remark,
    email: wire.invoiceAddress.email,
    lines: wire.items.map((item) => ({
      id: item.id,
      amount: item.amount,
      sku: item.sku,
      title: item.title,
      description: item.shortDescription,
      persParam: parsePersParam(item.persParam),
      lineCents: toCents(item.price.price),
    })),
    cost: mapCost(wire.cost),
    isPickup: wire.delivery.provider.id === pickupMethodId,
    deliveryTitle: wire.delivery.provider.title,
    payment: wire.payment?.payment ?? null,
    deliverTo: { street: `${deliverTo.street} ${deliverTo.streetNumber}`, city: deliverTo.city },
  };
}
