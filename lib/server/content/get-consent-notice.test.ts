import { expect, it } from 'vitest';
import type { ConsentTexts, PageView } from '@/lib/platform/views/page-view';
import { mapConsentNotice } from './get-consent-notice';

const words: ConsentTexts = {
  privacyLead: 'Näheres in der',
  privacyLink: 'Datenschutzerklärung',
  choices: 'Auswahl',
  necessary: { name: 'Notwendig', text: '' },
  statistics: { name: 'Statistik', text: '' },
  marketing: { name: 'Marketing', text: '' },
  more: 'Mehr',
  confirm: 'Auswahl bestätigen',
  only: 'Nur notwendige',
  all: 'Alle akzeptieren',
  chooseFirst: '',
};

const page: PageView = {
  title: 'Cookies',
  slug: 'cookies',
  metaDescription: null,
  slugs: [],
  blocks: [
    { kind: 'rich-text', id: '1', markdown: 'Davor.' },
    {
      kind: 'info-array',
      id: '2',
      title: 'Cookies, kurz',
      subject: 'Der Korb muss halten.',
      infos: [{ title: 'Notwendig', text: '**lang**' }],
    },
  ],
};

it('reads title, subject and entries from the info array', () => {
  expect(mapConsentNotice(page, words, 'Cookies')).toEqual({
    title: 'Cookies, kurz',
    subject: 'Der Korb muss halten.',
    entries: [
      {
        title: 'Notwendig',
        text: [{ tag: 'p', children: [{ tag: 'strong', children: ['lang'] }] }],
      },
    ],
    words,
  });
});

it.each<[string, PageView | null, string]>([
  ['a page without a notice', { ...page, blocks: [] }, 'Cookies'],
  ['a missing page', null, 'Ihre Wahl'],
])('requests consent even with %s', (_, found, title) => {
  expect(mapConsentNotice(found, words, 'Ihre Wahl')).toEqual({
    title,
    subject: null,
    entries: [],
    words,
  });
});
