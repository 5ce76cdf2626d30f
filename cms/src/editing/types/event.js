module.exports = {
  uid: 'api::event.event',
  name: ['Termine', 'Events'],
  main: 'title',
  sort: ['startsAt', 'DESC'],
  list: ['title', 'startsAt', 'city', 'reviewStage', 'publishAt'],
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
    'metaDescription',
    'formerSlugs',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    title: [
      ['Titel', 'Title'],
      ['', ''],
    ],
    teaser: [
      ['Vorspann', 'Teaser'],
      ['Was es dort gibt, in zwei Sätzen.', 'What there is, in two sentences.'],
    ],
    image: [
      ['Bild', 'Picture'],
      ['Querformat.', 'Landscape.'],
    ],
    body: [
      ['Text', 'Text'],
      ['', ''],
    ],
    startsAt: [
      ['Beginn', 'Begins'],
      ['', ''],
    ],
    endsAt: [
      ['Ende', 'Ends'],
      ['Danach steht er unter den vergangenen.', 'After that it stands among the past ones.'],
    ],
    venue: [
      ['Ort', 'Venue'],
      ['Name des Hauses oder Platzes.', 'Name of the house or square.'],
    ],
    street: [
      ['Straße und Hausnummer', 'Street and number'],
      ['', ''],
    ],
    zip: [
      ['Postleitzahl', 'Postcode'],
      ['', ''],
    ],
    city: [
      ['Stadt', 'Town'],
      ['', ''],
    ],
    country: [
      ['Land', 'Country'],
      ['Zwei Großbuchstaben, etwa DE.', 'Two capital letters, for instance DE.'],
    ],
    link: [
      ['Mehr dazu', 'More about it'],
      [
        'Ein Weg auf der Seite wie /support/contact oder eine ganze Adresse mit https://.',
        'A path of the site like /support/contact or a whole address with https://.',
      ],
    ],
  },
};
