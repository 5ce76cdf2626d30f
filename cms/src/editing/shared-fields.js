/** Fields that several types have: label and explanation in German and English. */
module.exports = {
  slug: [
    ['Adresse', 'Address'],
    [
      'Steht am Ende der Internetadresse: Kleinbuchstaben, Ziffern, Bindestriche. Wer sie ändert, trägt die bisherige unter „Frühere Adressen“ ein.',
      'The end of the web address: small letters, digits, hyphens. Whoever changes it adds the present one to “Former addresses”.',
    ],
  ],
  formerSlugs: [
    ['Frühere Adressen', 'Former addresses'],
    [
      'Wer eine davon aufruft, kommt auf die jetzige Seite. Ohne Sprache, ohne Schrägstrich am Anfang.',
      'Whoever asks for one of them is led to the present page. Without language, without a slash in front.',
    ],
  ],
  metaTitle: [
    ['Titel für Suchmaschinen', 'Title for search engines'],
    [
      'Steht in Suchergebnissen und im Reiter des Browsers statt des Titels; der Name der Marke kommt dazu.',
      'Stands in search results and browser tabs instead of the title; the name of the brand is added.',
    ],
  ],
  metaDescription: [
    ['Beschreibung für Suchmaschinen', 'Description for search engines'],
    [
      'Ein bis zwei Sätze darüber, was auf der Seite steht. Sie erscheinen unter dem Suchergebnis.',
      'One or two sentences on what the page says. They stand below the search result.',
    ],
  ],
  metaImage: [
    ['Bild für geteilte Links', 'Picture for shared links'],
    [
      'Erscheint, wenn jemand die Seite weitergibt. Querformat, mindestens 1200 mal 630 Pixel. Ohne eines nimmt die Seite ihr erstes Bild.',
      'Appears when somebody shares the page. Landscape, at least 1200 by 630 pixels. Without one the page takes its first picture.',
    ],
  ],
  position: [
    ['Reihenfolge', 'Order'],
    ['Kleine Zahlen stehen vorn.', 'Small numbers come first.'],
  ],
  reviewStage: [
    ['Stand der Prüfung', 'Review'],
    [
      'Zur Prüfung geben kann jeder, freigeben nur Redaktion und Verwaltung. Wer danach etwas ändert, gibt es wieder zur Prüfung.',
      'Everybody may ask for a review; editors and administrators approve. Whoever changes something afterwards asks again.',
    ],
    {
      draft: ['In Arbeit', 'In progress'],
      review: ['Zur Prüfung', 'To be reviewed'],
      approved: ['Freigegeben', 'Approved'],
    },
  ],
  publishAt: [
    ['Veröffentlichen am', 'Publish at'],
    [
      'Der gespeicherte Stand geht zu dieser Zeit von selbst online, wenn er freigegeben ist; dann leert sich das Feld.',
      'What is saved goes online by itself at this time, if it is approved; then the field is emptied.',
    ],
  ],
};
