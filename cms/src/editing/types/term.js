/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::term.term',
  name: ['Begriffe', 'Terms'],
  main: 'label',
  sort: ['label', 'ASC'],
  list: ['label', 'slug'],
  rows: ['name:8 kind:4', 'slug:8 hex:4', '---', 'maker'],
  fields: {
    name: {
      label: ['Name', 'Name'],
      help: ['Wie er in Filtern und Listen steht.', 'As it stands in filters and lists.'],
    },
    label: { label: ['Begriff', 'Term'] },
    kind: {
      label: ['Art', 'Kind'],
      choices: {
        use: ['Einsatz', 'Use'],
        transmission: ['Schaltung', 'Gears'],
        frame: ['Rahmen', 'Frame'],
        color: ['Farbe', 'Colour'],
        brand: ['Marke', 'Brand'],
        category: ['Zubehörgruppe', 'Accessory group'],
        part: ['Art des Teils', 'Kind of part'],
      },
    },
    slug: {
      label: ['Kürzel', 'Short name'],
      help: [
        'Steht in Adressen von gefilterten Listen: nicht ändern.',
        'Stands in the addresses of filtered lists: leave it as it is.',
      ],
    },
    hex: { label: ['Farbton', 'Colour'], help: ['Nur bei Farben.', 'Colours only.'] },
    maker: {
      label: ['Hersteller', 'Maker'],
      help: [
        'Nur bei Marken: wer herstellt und wer in der EU verantwortlich ist (Produktsicherheit).',
        'Brands only: who makes it, and who answers for it within the EU (product safety).',
      ],
    },
  },
};
