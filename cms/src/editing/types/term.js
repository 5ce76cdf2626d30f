module.exports = {
  uid: 'api::term.term',
  name: ['Begriffe', 'Terms'],
  main: 'label',
  sort: ['label', 'ASC'],
  list: ['label', 'slug'],
  rows: ['name:8 kind:4', 'slug:8 hex:4', '---', 'maker'],
  fields: {
    name: [
      ['Name', 'Name'],
      ['Wie er in Filtern und Listen steht.', 'As it stands in filters and lists.'],
    ],
    label: [
      ['Begriff', 'Term'],
      ['', ''],
    ],
    kind: [
      ['Art', 'Kind'],
      ['', ''],
      {
        use: ['Einsatz', 'Use'],
        transmission: ['Schaltung', 'Gears'],
        frame: ['Rahmen', 'Frame'],
        color: ['Farbe', 'Colour'],
        brand: ['Marke', 'Brand'],
        category: ['Zubehörgruppe', 'Accessory group'],
        part: ['Art des Teils', 'Kind of part'],
      },
    ],
    slug: [
      ['Kürzel', 'Short name'],
      [
        'Steht in Adressen von gefilterten Listen: nicht ändern.',
        'Stands in the addresses of filtered lists: leave it as it is.',
      ],
    ],
    hex: [
      ['Farbton', 'Colour'],
      ['Nur bei Farben.', 'Colours only.'],
    ],
    maker: [
      ['Hersteller', 'Maker'],
      [
        'Nur bei Marken: wer herstellt und wer in der EU verantwortlich ist (Produktsicherheit).',
        'Brands only: who makes it, and who answers for it within the EU (product safety).',
      ],
    ],
  },
};
