/** Default fields of blocks and other components: label and help text in German and English. */
module.exports = /** @satisfies {import('./rows').Fields} */ ({
  title: { label: ['Überschrift', 'Heading'] },
  text: { label: ['Text', 'Text'] },
  name: { label: ['Name', 'Name'] },
  size: { label: ['Größe', 'Size'] },
  image: { label: ['Bild', 'Picture'] },
  link: {
    label: ['Führt zu', 'Leads to'],
    help: [
      'Ein Weg auf der Seite wie /bikes oder eine ganze Adresse mit https://.',
      'A path of the site like /bikes or a whole address with https://.',
    ],
  },
  short: {
    label: ['Zeichen', 'Code'],
    help: [
      'Teil der Artikelnummer: nicht ändern.',
      'Part of the article number: leave it as it is.',
    ],
  },
});
