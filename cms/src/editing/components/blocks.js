const picture = ['Bild', 'Picture'];

/** Colours that can be read on pictures of the house. */
const colours = {
  '#ffffff': ['Weiß', 'White'],
  '#1b1c1d': ['Tiefschwarz', 'Deep black'],
  '#e9ddb4': ['Creme', 'Cream'],
};

/** The blocks of pages and technology pages. */
module.exports = [
  {
    uid: 'page.rich-text',
    name: ['Text', 'Text'],
    main: 'markdown',
    rows: ['markdown'],
    fields: {
      markdown: [
        ['Text', 'Text'],
        [
          'Überschriften, Absätze, Listen, Verweise und Bilder.',
          'Headings, paragraphs, lists, links and pictures.',
        ],
      ],
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
      title: [
        ['Überschrift', 'Heading'],
        ['', ''],
      ],
      text: [
        ['Text', 'Text'],
        ['Ein bis zwei Sätze.', 'One or two sentences.'],
      ],
      image: [
        picture,
        ['Gilt überall, wo darunter keines steht.', 'Counts wherever there is none below.'],
      ],
      componentType: [
        ['Darstellung', 'Look'],
        ['', ''],
        {
          standing: ['Text neben dem Bild', 'Text beside the picture'],
          framed: ['Bild mit Rand', 'Picture with a frame'],
        },
      ],
      titleFontColor: [['Farbe der Überschrift', 'Colour of the heading'], ['', ''], colours],
      textFontColor: [['Farbe des Textes', 'Colour of the text'], ['', ''], colours],
      callToActionText: [
        ['Knopf', 'Button'],
        [
          'Was darauf steht. Er führt zum Rad oder Zubehör darunter.',
          'What stands on it. It leads to the bicycle or accessory below.',
        ],
      ],
      callToActionFontColor: [['Farbe des Knopfes', 'Colour of the button'], ['', ''], colours],
      linkToBike: [
        ['Führt zum Rad', 'Leads to the bicycle'],
        ['', ''],
      ],
      linkToAccessory: [
        ['Führt zum Zubehör', 'Leads to the accessory'],
        ['', ''],
      ],
      horizontal: [
        ['Bild, Bildschirm quer', 'Picture, landscape screens'],
        ['Etwa 16:9.', 'About 16:9.'],
      ],
      vertical: [
        ['Bild, Bildschirm hoch', 'Picture, portrait screens'],
        ['Etwa 3:4.', 'About 3:4.'],
      ],
      mobileHorizontal: [
        ['Bild, Telefon quer', 'Picture, phones held sideways'],
        ['', ''],
      ],
      mobileVertical: [
        ['Bild, Telefon hoch', 'Picture, phones upright'],
        ['Etwa 4:5.', 'About 4:5.'],
      ],
    },
  },
  {
    uid: 'page.buttons',
    name: ['Knöpfe', 'Buttons'],
    main: 'title',
    rows: ['title', 'buttons'],
    fields: {
      title: [
        ['Überschrift', 'Heading'],
        ['', ''],
      ],
      buttons: [
        ['Knöpfe', 'Buttons'],
        ['Zwei oder drei.', 'Two or three.'],
      ],
    },
  },
  {
    uid: 'page.shipping-table',
    name: ['Versandtabelle', 'Shipping table'],
    main: 'title',
    rows: ['title', 'rows', 'note'],
    fields: {
      title: [
        ['Überschrift', 'Heading'],
        ['', ''],
      ],
      rows: [
        ['Zeilen', 'Rows'],
        ['Je Land und Versandart eine.', 'One for each country and way of shipping.'],
      ],
      note: [
        ['Anmerkung', 'Note'],
        ['Steht unter der Tabelle.', 'Stands below the table.'],
      ],
    },
  },
  {
    uid: 'page.support-text-images',
    name: ['Karten', 'Cards'],
    main: 'title',
    rows: ['title', 'items'],
    fields: {
      title: [
        ['Überschrift', 'Heading'],
        ['', ''],
      ],
      items: [
        ['Karten', 'Cards'],
        ['', ''],
      ],
    },
  },
  {
    uid: 'page.info-array',
    name: ['Liste', 'List'],
    main: 'infoArrayTitle',
    rows: ['infoArrayTitle', 'subject', 'listOfInfo'],
    fields: {
      infoArrayTitle: [
        ['Überschrift', 'Heading'],
        ['', ''],
      ],
      subject: [
        ['Worum es geht', 'What it is about'],
        [
          'Gibt der Liste ihr Aussehen. Auf der Seite der Cookies steht hier der Text über den Zwecken.',
          'Gives the list its look. On the page of cookies the text above the purposes stands here.',
        ],
        {
          questions: ['Fragen und Antworten', 'Questions and answers'],
          facts: ['Zahlen', 'Figures'],
          'legal-guarantee': ['Gesetzliche Gewährleistung', 'Legal guarantee'],
          'take-back': ['Rückgabe von Akkus und Altteilen', 'Taking back batteries and old parts'],
        },
      ],
      listOfInfo: [
        ['Einträge', 'Entries'],
        ['', ''],
      ],
    },
  },
  {
    uid: 'page.image-group',
    name: ['Bildergruppe', 'Group of pictures'],
    main: 'title',
    rows: ['title', 'images'],
    fields: {
      title: [
        ['Überschrift', 'Heading'],
        ['', ''],
      ],
      images: [
        ['Bilder', 'Pictures'],
        ['In dieser Reihenfolge.', 'In this order.'],
      ],
    },
  },
  {
    uid: 'page.header-image',
    name: ['Kopfbild', 'Header picture'],
    main: 'title',
    rows: ['title:6 image:6'],
    fields: {
      title: [
        ['Überschrift', 'Heading'],
        [
          'Ohne eine steht der Titel der Seite darauf.',
          'Without one the title of the page stands on it.',
        ],
      ],
      image: [
        picture,
        ['Querformat, am besten 1600 mal 800 Pixel.', 'Landscape, best 1600 by 800 pixels.'],
      ],
    },
  },
  {
    uid: 'page.highlighted-text-image',
    name: ['Text mit Bild', 'Text with picture'],
    main: 'title',
    rows: ['title:8 imageOnRight:4', 'text:6 image:6'],
    fields: {
      title: [
        ['Überschrift', 'Heading'],
        ['', ''],
      ],
      text: [
        ['Text', 'Text'],
        ['', ''],
      ],
      image: [picture, ['', '']],
      imageOnRight: [
        ['Bild rechts', 'Picture on the right'],
        ['Sonst links.', 'Otherwise on the left.'],
      ],
    },
  },
];
