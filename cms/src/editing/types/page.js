module.exports = {
  uid: 'api::page.page',
  name: ['Seiten', 'Pages'],
  main: 'title',
  list: ['title', 'slug', 'reviewStage', 'publishAt', 'updatedAt'],
  rows: [
    'title:8 slug:4',
    '---',
    'pageZone',
    '---',
    'listing',
    '---',
    'metaTitle',
    'metaDescription:8 metaImage:4',
    'formerSlugs',
    '---',
    'isSitemapPage:4 isOnFooterAsMain:4 isFooterAsSecondary:4',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    title: [
      ['Titel', 'Title'],
      ['Die Überschrift der Seite.', 'The heading of the page.'],
    ],
    pageZone: [
      ['Bausteine', 'Blocks'],
      ['Die Seite von oben nach unten.', 'The page from top to bottom.'],
    ],
    listing: [
      ['Aufgelistet wird', 'Lists'],
      [
        'Nur für Seiten, deren Adresse mit bikes/ oder accessories/ beginnt: Unter den Texten stehen alle Räder oder Artikel, auf die alles Ausgewählte zutrifft.',
        'Only for pages whose address begins with bikes/ or accessories/: below the texts stand all bicycles or articles that have everything chosen.',
      ],
    ],
    isSitemapPage: [
      ['Suchmaschinen zeigen', 'Shown to search engines'],
      ['Steht in der Sitemap.', 'Stands in the sitemap.'],
    ],
    isOnFooterAsMain: [
      ['In der Fußzeile, große Spalte', 'In the footer, main column'],
      ['Hilfe und Unternehmen.', 'Help and company.'],
    ],
    isFooterAsSecondary: [
      ['In der Fußzeile, letzte Zeile', 'In the footer, last line'],
      ['Impressum, Datenschutz und dergleichen.', 'Imprint, privacy and the like.'],
    ],
  },
};
