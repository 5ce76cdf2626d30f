/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::page.page',
  name: ['Seiten', 'Pages'],
  main: 'title',
  list: ['title', 'slug', 'reviewStage'],
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
    'isSitemapPage',
    'isOnFooterAsMain:6 isFooterAsSecondary:6',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    title: {
      label: ['Titel', 'Title'],
      help: ['Die Überschrift der Seite.', 'The heading of the page.'],
    },
    listing: {
      label: ['Aufgelistet wird', 'Lists'],
      help: [
        'Nur für Seiten, deren Adresse mit bikes/ oder accessories/ beginnt: Unter den Texten stehen alle Räder oder Artikel, auf die alles Ausgewählte zutrifft.',
        'Only for pages whose address begins with bikes/ or accessories/: below the texts stand all bicycles or articles that have everything chosen.',
      ],
    },
    isSitemapPage: {
      label: ['In Suchmaschinen zeigen', 'Shown in search engines'],
      help: ['Steht in der Sitemap.', 'Stands in the sitemap.'],
    },
    isOnFooterAsMain: {
      label: ['In der Fußzeile, große Spalte', 'In the footer, main column'],
      help: ['Hilfe und Unternehmen.', 'Help and company.'],
    },
    isFooterAsSecondary: {
      label: ['In der Fußzeile, letzte Zeile', 'In the footer, last line'],
      help: ['Impressum, Datenschutz und dergleichen.', 'Imprint, privacy and the like.'],
    },
  },
};
