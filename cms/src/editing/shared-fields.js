/**
 * Default fields of content types: label, help text and choices in German and English.
 * @type {import('./rows').Fields}
 */
module.exports = {
  title: { label: ['Titel', 'Title'] },
  name: { label: ['Name', 'Name'] },
  claim: {
    label: ['Ein Satz', 'One sentence'],
    help: ['Steht unter dem Namen.', 'Stands below the name.'],
  },
  body: { label: ['Text', 'Text'] },
  pageZone: {
    label: ['Bausteine', 'Blocks'],
    help: ['Die Seite von oben nach unten.', 'The page from top to bottom.'],
  },
  brand: { label: ['Marke', 'Brand'] },
  safety: {
    label: ['Sicherheitshinweise', 'Warnings'],
    help: ['Je Zeile einer.', 'One a line.'],
  },
  productId: {
    label: ['Nummer im Shop', 'Number in the shop'],
    help: [
      'Verbindet die Texte mit Preisen und Bestand: nicht ändern.',
      'Joins the texts to prices and stock: leave it as it is.',
    ],
  },
  zip: { label: ['Postleitzahl', 'Postcode'] },
  city: { label: ['Stadt', 'Town'] },
  slug: {
    label: ['Adresse', 'Address'],
    help: [
      'Steht am Ende der Internetadresse: Kleinbuchstaben, Ziffern, Bindestriche. Wer sie ändert, trägt die bisherige unter „Frühere Adressen“ ein.',
      'The end of the web address: small letters, digits, hyphens. Whoever changes it adds the present one to “Former addresses”.',
    ],
  },
  formerSlugs: {
    label: ['Frühere Adressen', 'Former addresses'],
    help: [
      'Wer eine davon aufruft, kommt auf die jetzige Seite. Ohne Sprache, ohne Schrägstrich am Anfang.',
      'Whoever asks for one of them is led to the present page. Without language, without a slash in front.',
    ],
  },
  metaTitle: {
    label: ['Titel für Suchmaschinen', 'Title for search engines'],
    help: [
      'Steht in Suchergebnissen und im Reiter des Browsers statt des Titels; der Name der Marke kommt dazu.',
      'Stands in search results and browser tabs instead of the title; the name of the brand is added.',
    ],
  },
  metaDescription: {
    label: ['Beschreibung für Suchmaschinen', 'Description for search engines'],
    help: [
      'Ein bis zwei Sätze darüber, was auf der Seite steht. Sie erscheinen unter dem Suchergebnis.',
      'One or two sentences on what the page says. They stand below the search result.',
    ],
  },
  metaImage: {
    label: ['Bild für geteilte Links', 'Picture for shared links'],
    help: [
      'Erscheint, wenn jemand die Seite weitergibt. Querformat, mindestens 1200 mal 630 Pixel. Ohne eines nimmt die Seite ihr erstes Bild.',
      'Appears when somebody shares the page. Landscape, at least 1200 by 630 pixels. Without one the page takes its first picture.',
    ],
  },
  position: {
    label: ['Reihenfolge', 'Order'],
    help: ['Kleine Zahlen stehen vorn.', 'Small numbers come first.'],
  },
  reviewStage: {
    label: ['Stand der Prüfung', 'Review'],
    help: [
      'Zur Prüfung geben kann jeder, freigeben nur Redaktion und Verwaltung. Wer danach etwas ändert, gibt es wieder zur Prüfung.',
      'Everybody may ask for a review; editors and administrators approve. Whoever changes something afterwards asks again.',
    ],
    choices: {
      draft: ['In Arbeit', 'In progress'],
      review: ['Zur Prüfung', 'To be reviewed'],
      approved: ['Freigegeben', 'Approved'],
    },
  },
  publishAt: {
    label: ['Veröffentlichen am', 'Publish at'],
    help: [
      'Der gespeicherte Stand geht zu dieser Zeit von selbst online, wenn er freigegeben ist; dann leert sich das Feld.',
      'What is saved goes online by itself at this time, if it is approved; then the field is emptied.',
    ],
  },
};
