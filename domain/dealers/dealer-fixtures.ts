import type { Dealer } from './dealer';

/** Creates a dealer for tests: in Berlin, open on weekdays from nine to six. */
export function createTestDealer(fields: Partial<Dealer> = {}): Dealer {
  return {
    adrNumber: '1',
    slug: 'radhaus',
    name: 'Radhaus',
    type: 'dealer',
    hasDps: false,
    street: 'Weg 1',
    zip: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    latitude: 52.52,
    longitude: 13.4,
    hours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '18:00' }],
    ...fields,
  };
}
