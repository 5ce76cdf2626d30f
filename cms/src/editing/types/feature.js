/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::feature.feature',
  name: ['Technikseiten', 'Technology pages'],
  main: 'title',
  sort: ['position', 'ASC'],
  list: ['title', 'position', 'reviewStage'],
  rows: [
    'title:8 slug:4',
    'teaser:8 image:4',
    '---',
    'pageZone',
    '---',
    'metaDescription:8 metaImage:4',
    'formerSlugs',
    '---',
    'position',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    teaser: {
      label: ['Vorspann', 'Teaser'],
      help: ['Auf der Übersicht und über der Seite.', 'In the overview and above the page.'],
    },
    image: {
      label: ['Bild', 'Picture'],
      help: ['Auf der Übersicht. Querformat.', 'In the overview. Landscape.'],
    },
  },
};
