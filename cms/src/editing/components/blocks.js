/**
 * Brand colors with enough contrast on pictures.
 * @type {import('../rows').Choices}
 */
const colours = {
  '#ffffff': ['Weiß', 'White'],
  '#1b1c1d': ['Tiefschwarz', 'Deep black'],
  '#e9ddb4': ['Creme', 'Cream'],
};

/**
 * Edit views of the blocks of pages and technology pages.
 * @type {import('../rows').View[]}
 */
module.exports = [
  {
    uid: 'page.rich-text',
    name: ['Text', 'Text'],
    main: 'label',
    rows: ['markdown'],
    fields: {
      markdown: {
        label: ['Text', 'Text'],
        help: [
          'Überschriften, Absätze, Listen, Verweise und Bilder.',
          'Headings, paragraphs, lists, links and pictures.',
        ],
      },
    },
  },
  {
    uid: 'page.hero-image',
    name: ['Großes Bild', 'Large picture'],
    main: 'title',
    rows: [
      'title:6 text:6',
      'image:6 componentType:6',
      'titleFontColor:6 textFontColor:6',
      'callToActionText:6 callToActionFontColor:6',
      'linkToBike:6 linkToAccessory:6',
      'horizontal:6 vertical:6',
      'mobileHorizontal:6 mobileVertical:6',
    ],
    fields: {
      text: { label: ['Text', 'Text'], help: ['Ein bis zwei Sätze.', 'One or two sentences.'] },
      image: {
        label: ['Bild', 'Picture'],
        help: ['Gilt überall, wo darunter keines steht.', 'Counts wherever there is none below.'],
      },
      componentType: {
        label: ['Darstellung', 'Look'],
        choices: {
          standing: ['Text neben dem Bild', 'Text beside the picture'],
          framed: ['Bild mit Rand', 'Picture with a frame'],
        },
      },
      titleFontColor: {
        label: ['Farbe der Überschrift', 'Colour of the heading'],
        choices: colours,
      },
      textFontColor: { label: ['Farbe des Textes', 'Colour of the text'], choices: colours },
      callToActionText: {
        label: ['Knopf', 'Button'],
        help: [
          'Was darauf steht. Er führt zum Rad oder Zubehör darunter.',
          'What stands on it. It leads to the bicycle or accessory below.',
        ],
      },
      callToActionFontColor: {
        label: ['Farbe des Knopfes', 'Colour of the button'],
        choices: colours,
      },
      linkToBike: { label: ['Führt zum Rad', 'Leads to the bicycle'] },
      linkToAccessory: { label: ['Führt zum Zubehör', 'Leads to the accessory'] },
      horizontal: {
        label: ['Bild, Bildschirm quer', 'Picture, landscape screens'],
        help: ['Etwa 16:9.', 'About 16:9.'],
      },
      vertical: {
        label: ['Bild, Bildschirm hoch', 'Picture, portrait screens'],
        help: ['Etwa 3:4.', 'About 3:4.'],
      },
      mobileHorizontal: { label: ['Bild, Telefon quer', 'Picture, phones held sideways'] },
      mobileVertical: {
        label: ['Bild, Telefon hoch', 'Picture, phones upright'],
        help: ['Etwa 4:5.', 'About 4:5.'],
      },
    },
  },
  {
    uid: 'page.buttons',
    name: ['Knöpfe', 'Buttons'],
    main: 'title',
    rows: ['title', 'buttons'],
    fields: {
      buttons: { label: ['Knöpfe', 'Buttons'], help: ['Zwei oder drei.', 'Two or three.'] },
    },
  },
  {
    uid: 'page.shipping-table',
    name: ['Versandtabelle', 'Shipping table'],
    main: 'title',
    rows: ['title', 'rows', 'note'],
    fields: {
      rows: {
        label: ['Zeilen', 'Rows'],
        help: ['Je Land und Versandart eine.', 'One for each country and way of shipping.'],
      },
      note: {
        label: ['Anmerkung', 'Note'],
        help: ['Steht unter der Tabelle.', 'Stands below the table.'],
      },
    },
  },
  {
    uid: 'page.support-text-images',
    name: ['Karten', 'Cards'],
    main: 'title',
    rows: ['title', 'items'],
    fields: {
      items: { label: ['Karten', 'Cards'] },
    },
  },
  {
    uid: 'page.info-array',
    name: ['Liste', 'List'],
    main: 'infoArrayTitle',
    rows: ['infoArrayTitle', 'subject', 'listOfInfo'],
    fields: {
      infoArrayTitle: { label: ['Überschrift', 'Heading'] },
      subject: {
        label: ['Worum es geht', 'What it is about'],
        help: [
          'Gibt der Liste ihr Aussehen. Auf der Seite der Cookies steht hier der Text über den Zwecken.',
          'Gives the list its look. On the page of cookies the text above the purposes stands here.',
        ],
        choices: {
          questions: ['Fragen und Antworten', 'Questions and answers'],
          facts: ['Zahlen', 'Figures'],
          'legal-guarantee': ['Gesetzliche Gewährleistung', 'Legal guarantee'],
          'take-back': ['Rückgabe von Akkus und Altteilen', 'Taking back batteries and old parts'],
        },
      },
      listOfInfo: { label: ['Einträge', 'Entries'] },
    },
  },
  {
    uid: 'page.image-group',
    name: ['Bildergruppe', 'Group of pictures'],
    main: 'title',
    rows: ['title', 'images'],
    fields: {
      images: { label: ['Bilder', 'Pictures'], help: ['In dieser Reihenfolge.', 'In this order.'] },
    },
  },
  {
    uid: 'page.header-image',
    name: ['Kopfbild', 'Header picture'],
    main: 'title',
    rows: ['title:6 image:6'],
    fields: {
      title: {
        label: ['Überschrift', 'Heading'],
        help: [
          'Ohne eine steht der Titel der Seite darauf.',
          'Without one the title of the page stands on it.',
        ],
      },
      image: {
        label: ['Bild', 'Picture'],
        help: ['Querformat, am besten 1600 mal 800 Pixel.', 'Landscape, best 1600 by 800 pixels.'],
      },
    },
  },
  {
    uid: 'page.highlighted-text-image',
    name: ['Text mit Bild', 'Text with picture'],
    main: 'title',
    rows: ['title:8 imageOnRight:4', 'text:6 image:6'],
    fields: {
      imageOnRight: {
        label: ['Bild rechts', 'Picture on the right'],
        help: ['Sonst links.', 'Otherwise on the left.'],
      },
    },
  },
];
