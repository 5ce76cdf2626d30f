/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::blog.blog',
  name: ['Neuigkeiten', 'News'],
  main: 'title',
  sort: ['date', 'DESC'],
  list: ['title', 'date', 'reviewStage'],
  rows: [
    'title:8 slug:4',
    'teaser:8 mainImage:4',
    'body',
    '---',
    'date:4 author:4 category:4',
    'isPressRelease',
    '---',
    'metaDescription:8 metaImage:4',
    'formerSlugs',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    title: { label: ['Titel', 'Title'], help: ['Sagt, was man erfährt.', 'Says what one learns.'] },
    teaser: {
      label: ['Vorspann', 'Teaser'],
      help: [
        'Zwei, drei Sätze: in der Liste und über dem Text.',
        'Two or three sentences: in the list and above the text.',
      ],
    },
    mainImage: {
      label: ['Bild', 'Picture'],
      help: [
        'Über dem Artikel und in der Liste. Querformat.',
        'Above the article and in the list. Landscape.',
      ],
    },
    date: {
      label: ['Datum', 'Date'],
      help: [
        'Steht über dem Artikel und ordnet die Liste.',
        'Stands above the article and orders the list.',
      ],
    },
    author: {
      label: ['Geschrieben von', 'Written by'],
      help: ['Vor- und Nachname.', 'First and last name.'],
    },
    category: {
      label: ['Rubrik', 'Section'],
      choices: {
        model: ['Modelle', 'Models'],
        technik: ['Technik', 'Technology'],
        werkstatt: ['Werkstatt', 'Workshop'],
        unternehmen: ['Unternehmen', 'Company'],
        presse: ['Presse', 'Press'],
      },
    },
    isPressRelease: {
      label: ['Pressemitteilung', 'Press release'],
      help: ['Steht auch auf der Seite für die Presse.', 'Stands on the page for the press, too.'],
    },
  },
};
