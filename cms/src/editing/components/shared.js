/**
 * Edit views of the components of blocks and products.
 * @type {import('../rows').View[]}
 */
module.exports = [
  {
    uid: 'page.listing',
    name: ['Auflistung', 'Listing'],
    main: 'subcategory',
    rows: ['subcategory:6 transmission:6', 'geometry:6 category:6'],
    fields: {
      subcategory: {
        label: ['Einsatz', 'Use'],
        help: ['Räder.', 'Bicycles.'],
        choices: { $terms: 'use' },
      },
      transmission: {
        label: ['Schaltung', 'Gears'],
        help: ['Räder.', 'Bicycles.'],
        choices: { $terms: 'transmission' },
      },
      geometry: {
        label: ['Rahmen', 'Frame'],
        help: ['Räder.', 'Bicycles.'],
        choices: { $terms: 'frame' },
      },
      category: {
        label: ['Zubehörgruppe', 'Accessory group'],
        help: ['Zubehör.', 'Accessories.'],
        choices: { $terms: 'category' },
      },
    },
  },
  {
    uid: 'shared.title-text',
    name: ['Überschrift und Text', 'Heading and text'],
    main: 'title',
    rows: ['title', 'text'],
    fields: {},
  },
  {
    uid: 'shared.text-image',
    name: ['Karte', 'Card'],
    main: 'title',
    rows: ['title:6 image:6', 'text', 'link:6 linkText:6'],
    fields: {
      linkText: { label: ['Beschriftung des Verweises', 'Words of the link'] },
    },
  },
  {
    uid: 'shared.button',
    name: ['Knopf', 'Button'],
    main: 'text',
    rows: ['text:6 link:6', 'image'],
    fields: {
      text: {
        label: ['Beschriftung', 'Words'],
        help: ['Sagt, wohin er führt.', 'Says where it leads.'],
      },
    },
  },
  {
    uid: 'shared.shipping-row',
    name: ['Zeile der Versandtabelle', 'Row of the shipping table'],
    main: 'country',
    rows: ['country:6 method:6', 'duration:4 price:4 freeFrom:4'],
    fields: {
      country: { label: ['Land', 'Country'] },
      method: { label: ['Versandart', 'Way of shipping'] },
      duration: {
        label: ['Dauer', 'Duration'],
        help: ['Etwa „3 bis 5 Werktage“.', 'For instance “3 to 5 working days”.'],
      },
      price: { label: ['Preis', 'Price'], help: ['Mit Währung.', 'With the currency.'] },
      freeFrom: { label: ['Frei ab', 'Free from'], help: ['Mit Währung.', 'With the currency.'] },
    },
  },
  {
    uid: 'shared.maker',
    name: ['Hersteller', 'Maker'],
    main: 'name',
    rows: [
      'name:6 email:6',
      'address',
      'responsibleName:6 responsibleEmail:6',
      'responsibleAddress',
    ],
    fields: {
      address: {
        label: ['Anschrift', 'Address'],
        help: [
          'Straße, Postleitzahl, Ort und Land in einer Zeile.',
          'Street, postcode, town and country on one line.',
        ],
      },
      email: { label: ['E-Mail', 'E-mail'] },
      responsibleName: {
        label: ['Verantwortlich in der EU', 'Responsible within the EU'],
        help: ['Nur wenn der Hersteller anderswo sitzt.', 'Only where the maker sits elsewhere.'],
      },
      responsibleAddress: { label: ['Deren Anschrift', 'Their address'] },
      responsibleEmail: { label: ['Deren E-Mail', 'Their e-mail'] },
    },
  },
];
