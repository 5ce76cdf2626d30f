/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::download.download',
  name: ['Dokumente', 'Documents'],
  main: 'title',
  list: ['title', 'category', 'version', 'reviewStage'],
  rows: [
    'title:8 slug:4',
    'description',
    '---',
    'file:6 category:6',
    'body',
    '---',
    'language:4 version:4 date:4',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    description: {
      label: ['Beschreibung', 'Description'],
      help: ['Ein Satz in der Liste der Dokumente.', 'One sentence in the list of documents.'],
    },
    file: {
      label: ['Datei', 'File'],
      help: [
        'Ohne Datei macht die Website ein PDF aus dem Text.',
        'Without a file the site makes a PDF of the text.',
      ],
    },
    category: {
      label: ['Art', 'Kind'],
      choices: {
        manual: ['Anleitung', 'Manual'],
        catalogue: ['Katalog', 'Catalogue'],
        form: ['Formular', 'Form'],
        certificate: ['Bescheinigung', 'Certificate'],
        press: ['Presse', 'Press'],
      },
    },
    language: {
      label: ['Sprache des Dokuments', 'Language of the document'],
      choices: { de: ['Deutsch', 'German'], en: ['Englisch', 'English'] },
    },
    version: { label: ['Fassung', 'Version'], help: ['Etwa 3.1.', 'For instance 3.1.'] },
    date: { label: ['Stand vom', 'As of'] },
  },
};
