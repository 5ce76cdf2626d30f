// The door to deliveries: the ways goods travel, where to, and what that costs.
export {
  type DeliveryOffer,
  type Destination,
  findDeliveryMethod,
  findDeliveryOffers,
  findDestination,
  findShippingRates,
} from './delivery.repository';
export { heaviestClass } from './weight-class';
