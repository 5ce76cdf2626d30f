import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MasterData, MasterDataFields } from '@/domain/dealer-account/master-data';
import { signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { listDealerOverrides } from './master-data.repository';
import { MasterDataReviewError, reviewMasterDataRequest } from './review-master-data';

let tools: TestRest;
let laden: string;

beforeEach(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  laden = (await signInShopper(tools.shop, 'laden@lautlos.example')).token ?? '';
});

afterEach(() => tools.close());

async function read(token = laden): Promise<MasterData> {
  return (await (await tools.call('/b2b/master-data', { token })).json()) as MasterData;
}

const send = (body: unknown, language = 'de') =>
  tools.call('/b2b/master-data', { token: laden, language, body });

async function requestChange(changes: Partial<MasterDataFields>): Promise<MasterDataFields> {
  return { ...(await read()).current, ...changes };
}

const iban = 'DE89370400440532013000';
const saturday = [{ days: ['Sa' as const], opens: '10:00', closes: '14:00' }];

async function review(isAccepted: boolean, reason = '') {
  const id = (await read()).request?.id ?? '';
  return reviewMasterDataRequest(tools.shop.services, { id, isAccepted, reason });
}

describe('default delivery preference of a dealer', () => {
  const set = (deliveryWish: unknown) =>
    tools.call('/b2b/master-data/delivery-wish', { token: laden, body: { deliveryWish } });

  it('applies at once, for this dealer only, even while other data is under review', async () => {
    await send(await requestChange({ company: 'Radhaus GmbH' }));
    expect((await read()).deliveryWish).toBe('together');
    const answer = await set('asReady');
    expect(await answer.json()).toEqual({ ...(await read()), deliveryWish: 'asReady' });
    expect((await read()).request?.state).toBe('review');
    const other = (await signInShopper(tools.shop, 'werkstatt@lautlos.example')).token ?? '';
    expect((await read(other)).deliveryWish).toBe('together');
    const dealer = await signInShopper(tools.shop, 'laden@lautlos.example');
    const { data } = await dealer.ask(
      'query($id: ID!) { basket(basketId: $id) { deliveryWish } }',
      { id: await dealer.basket('neu') },
    );
    expect(data.basket.deliveryWish).toBe('AS_READY');
  });

  it.each([['tomorrow'], [null], [['asReady']], [undefined]])('cannot be %j', async (given) => {
    const response = await set(given);
    expect(response.status).toBe(400);
    expect((await read()).deliveryWish).toBe('together');
  });
});

describe('master data', () => {
  it('match the invoice address and the dealer finder entry', async () => {
    const { current, request, customerNumber, finderSlug } = await read();
    expect(current).toMatchObject({
      company: 'Radhaus Oranienplatz GmbH',
      contact: 'Henning Voss',
      zipCode: '10999',
      vatId: 'DE555000227',
      email: 'laden@lautlos.example',
      iban: '',
    });
    expect(current.openingHours.length).toBeGreaterThan(0);
    expect(request).toBeNull();
    expect(customerNumber).toMatch(/^\d+$/);
    expect(finderSlug).not.toBeNull();
  });

  it.each<[string, Partial<Record<keyof MasterDataFields, unknown>>, string]>([
    ['no company', { company: ' ' }, 'company'],
    ['an invalid IBAN', { iban: 'DE88370400440532013000' }, 'iban'],
    ['an invalid VAT ID', { vatId: 'DE123' }, 'vatId'],
    ['a script for a website', { website: 'javascript:alert(1)//a.b' }, 'website'],
    ['a website with a password', { website: 'https://a:b@c.example' }, 'website'],
    ['a floor as house number', { streetNumber: '3. Stock' }, 'streetNumber'],
    ['a floor as house number of the shop', { finderStreetNumber: '2. OG' }, 'finderStreetNumber'],
    ['no email', { email: 'x' }, 'email'],
    ['letters as phone number', { phone: 'ring me' }, 'phone'],
    [
      'overlapping hours',
      { openingHours: [...saturday, { days: ['Sa'], opens: '13:00', closes: '18:00' }] },
      'openingHours',
    ],
    [
      'hours that end before they begin',
      { openingHours: [{ days: ['Mo'], opens: '18:00', closes: '09:00' }] },
      'openingHours',
    ],
    [
      'an invalid hour',
      { openingHours: [{ days: ['Mo'], opens: '25:00', closes: '26:00' }] },
      'openingHours',
    ],
    ['an oversized text', { city: 'x'.repeat(201) }, 'city'],
  ])('are rejected with %s', async (_, changes, field) => {
    const response = await send(await requestChange(changes as Partial<MasterDataFields>));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [field] });
    expect((await read()).request).toBeNull();
  });

  it('are rejected when nothing has changed', async () => {
    const response = await send(await requestChange({}));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'Daran ist nichts anders als bisher.' });
  });
});

describe('dealer finder entry', () => {
  const reported = {
    ...{ finderName: 'Radhaus am Kanal', finderStreet: 'Paul-Lincke-Ufer', finderZipCode: '10999' },
    ...{ finderPhone: '030 555 0177', finderEmail: 'kanal@radhaus-op.example' },
  };

  it('shows the public shop address instead of the invoice address', async () => {
    const { current } = await read();
    expect(current).toMatchObject({
      ...{ street: 'Oranienstraße', phone: '030 555 0166' },
      ...{ finderStreet: 'Oranienplatz', finderStreetNumber: '5', finderPhone: '030 555 0161' },
      finderEmail: 'werkstatt@radhaus-op.example',
    });
  });

  it('changes when a change request is accepted and then matches the request', async () => {
    expect((await send(await requestChange(reported))).status).toBe(200);
    const [team] = (await tools.mails()).filter(({ key }) => key.startsWith('master-data:'));
    expect(team?.text).toContain('Laden, Name');
    expect((await read()).current.finderName).not.toBe(reported.finderName);
    await review(true);
    const { current } = await read();
    expect(current).toMatchObject({ ...reported, street: 'Oranienstraße' });
    const { shop } = (await listDealerOverrides(tools.shop.db)).get('20418') ?? {};
    expect(shop).toMatchObject(reported);
    tools.shop.clock.advance(1_000);
    await send(await requestChange({ street: 'Adalbertstraße' }));
    await review(true);
    expect((await read()).current).toMatchObject({ ...reported, street: 'Adalbertstraße' });
  });

  it.each([
    ['no name', { finderName: ' ' }, 'finderName'],
    ['no town', { finderCity: '' }, 'finderCity'],
    ['an invalid email', { finderEmail: 'laden@' }, 'finderEmail'],
  ])('is rejected with %s', async (_, changes, field) => {
    const response = await send(await requestChange(changes));
    expect([response.status, await response.json()]).toMatchObject([400, { fields: [field] }]);
  });
});

describe('master data change request', () => {
  it('changes nothing yet, notifies both sides by email and blocks a second request', async () => {
    const wanted = await requestChange({
      street: 'Adalbertstraße',
      iban: `${iban.slice(0, 4)} ${iban.slice(4)}`,
    });
    const response = await send(wanted);
    expect(response.status).toBe(200);
    const { current, request } = (await response.json()) as MasterData;
    expect(current.street).toBe('Oranienstraße');
    expect(request).toMatchObject({ state: 'review', wanted: { street: 'Adalbertstraße', iban } });

    const again = await send(await requestChange({ street: 'Mariannenstraße' }));
    expect(again.status).toBe(409);
    const mails = (await tools.mails()).filter(({ key }) => key.startsWith('master-data'));
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'post@lautlos.example',
      'laden@lautlos.example',
    ]);
    for (const { text, html } of mails) {
      expect(text).toContain('Oranienstraße → Adalbertstraße');
      expect(text + html).not.toContain(iban.slice(4, 18));
    }
    expect(mails[0]?.text).toContain(`npm run dealer-request -- accept ${request?.id}`);
  });

  it('is accepted once when two are sent at the same time', async () => {
    const wanted = await requestChange({ street: 'Adalbertstraße' });
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send(wanted)).status));
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it('is not visible to other dealers', async () => {
    await send(await requestChange({ iban }));
    const werkstatt = (await signInShopper(tools.shop, 'werkstatt@lautlos.example')).token ?? '';
    const other = await read(werkstatt);
    expect(other.request).toBeNull();
    expect(JSON.stringify(other)).not.toContain(iban);
  });

  it('writes address, profile and opening hours and notifies the dealer when accepted', async () => {
    await send(
      await requestChange({
        contact: 'Dr. Mara Yılmaz',
        street: 'Adalbertstraße',
        vatId: 'DE555000114',
        website: 'https://radhaus.example',
        iban,
        openingHours: saturday,
      }),
      'en',
    );
    await review(true);
    const { current, request } = await read();
    expect(current).toMatchObject({
      contact: 'Dr. Mara Yılmaz',
      street: 'Adalbertstraße',
      website: 'https://radhaus.example',
      iban,
      openingHours: saturday,
    });
    expect(request).toMatchObject({ state: 'accepted', reason: '' });
    expect(await listDealerOverrides(tools.shop.db)).toMatchObject(
      new Map([['20418', { openingHours: saturday, website: 'https://radhaus.example' }]]),
    );
    const address = await tools.shop.db
      .selectFrom('invoice_address')
      .select(['first_name', 'last_name', 'vat_id', 'vat_id_state', 'country_id'])
      .where('street', '=', 'Adalbertstraße')
      .executeTakeFirstOrThrow();
    expect(address).toEqual({
      first_name: 'Dr. Mara',
      last_name: 'Yılmaz',
      vat_id: 'DE555000114',
      vat_id_state: 'CONFIRMED',
      country_id: 'de',
    });
    const last = (await tools.mails()).at(-1);
    expect(last).toMatchObject({
      recipient: 'laden@lautlos.example',
      subject: 'Your master data has changed',
    });
    const overview = await (await tools.call('/b2b/overview', { token: laden })).json();
    expect(overview).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: 'masterDataReviewed', isAccepted: true }),
      ]),
    });
  });

  it('changes nothing, reports the reason and allows the next request when rejected', async () => {
    await send(await requestChange({ street: 'Adalbertstraße' }));
    await review(false, 'Das Gewerberegister nennt eine andere Anschrift.');
    const { current, request } = await read();
    expect(current.street).toBe('Oranienstraße');
    expect(request).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('Register'.toLowerCase()),
    });
    expect((await tools.mails()).at(-1)?.text).toContain('Gewerberegister');
    expect((await send(await requestChange({ street: 'Mariannenstraße' }))).status).toBe(200);
  });

  it('is reviewed once', async () => {
    await send(await requestChange({ street: 'Adalbertstraße' }));
    await review(true);
    await expect(review(false, 'zu spät')).rejects.toThrow(MasterDataReviewError);
    await expect(
      reviewMasterDataRequest(tools.shop.services, { id: 'none', isAccepted: true, reason: '' }),
    ).rejects.toThrow('There is no request none');
  });
});
