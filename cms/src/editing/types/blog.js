module.exports = {
  uid: 'api::blog.blog',
  name: ['Neuigkeiten', 'News'],
  main: 'title',
  sort: ['date', 'DESC'],
  list: ['title', 'date', 'category', 'reviewStage', 'publishAt'],
  rows: [
    'title:8 slug:4',
    'teaser:8 mainImage:4',
    'body',
    '---',
    'date:4 author:4 category:4',
    'isPressRelease',
    '---',
    'metaDescription',
    'formerSlugs',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    title: [
      ['Titel', 'Title'],
      ['Sagt, was man erfährt.', 'Says what one learns.'],
    ],
    teaser: [
      ['Vorspann', 'Teaser'],
      [
        'Zwei, drei Sätze: in der Liste und über dem Text.',
        'Two or three sentences: in the list and above the text.',
      ],
    ],
    mainImage: [
      ['Bild', 'Picture'],
      [
        'Über dem Artikel und in der Liste. Querformat.',
        'Above the article and in the list. Landscape.',
      ],
    ],
    body: [
      ['Text', 'Text'],
      ['', ''],
    ],
    date: [
      ['Datum', 'Date'],
      [
        'Steht über dem Artikel und ordnet die Liste.',
        'Stands above the article and orders the list.',
      ],
    ],
    author: [
      ['Geschrieben von', 'Written by'],
      ['Vor- und Nachname.', 'First and last name.'],
    ],
    category: [
      ['Rubrik', 'Section'],
      ['', ''],
      {
        model: ['Modelle', 'Models'],
        technik: ['Technik', 'Technology'],
        werkstatt: ['Werkstatt', 'Workshop'],
        unternehmen: ['Unternehmen', 'Company'],
        presse: ['Presse', 'Press'],
      },
    ],
    isPressRelease: [
      ['Pressemitteilung', 'Press release'],
      ['Steht auch auf der Seite für die Presse.', 'Stands on the page for the press, too.'],
    ],
  },
};
