/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::event.event',
  name: ['Termine', 'Events'],
  main: 'title',
  sort: ['startsAt', 'DESC'],
  list: ['title', 'startsAt', 'reviewStage'],
  rows: [
    'title:8 slug:4',
    'teaser:8 image:4',
    'body',
    '---',
    'startsAt:6 endsAt:6',
    'venue:6 street:6',
    'zip:4 city:4 country:4',
    'link',
    '---',
    'metaDescription:8 metaImage:4',
    'formerSlugs',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    teaser: {
      label: ['Vorspann', 'Teaser'],
      help: ['Was es dort gibt, in zwei Sätzen.', 'What there is, in two sentences.'],
    },
    image: { label: ['Bild', 'Picture'], help: ['Querformat.', 'Landscape.'] },
    startsAt: { label: ['Beginn', 'Begins'] },
    endsAt: {
      label: ['Ende', 'Ends'],
      help: ['Danach steht er unter den vergangenen.', 'After that it stands among the past ones.'],
    },
    venue: {
      label: ['Ort', 'Venue'],
      help: ['Name des Hauses oder Platzes.', 'Name of the house or square.'],
    },
    street: { label: ['Straße und Hausnummer', 'Street and number'] },
    country: {
      label: ['Land', 'Country'],
      help: ['Zwei Großbuchstaben, etwa DE.', 'Two capital letters, for instance DE.'],
    },
    link: {
      label: ['Mehr dazu', 'More about it'],
      help: [
        'Ein Weg auf der Seite wie /support/contact oder eine ganze Adresse mit https://.',
        'A path of the site like /support/contact or a whole address with https://.',
      ],
    },
  },
};
