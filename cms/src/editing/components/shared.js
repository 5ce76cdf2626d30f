/** Parts of blocks and of products. */
module.exports = [
  {
    uid: 'page.listing',
    name: ['Auflistung', 'Listing'],
    main: 'subcategory',
    rows: ['subcategory:6 transmission:6', 'geometry:6 category:6'],
    fields: {
      subcategory: [['Einsatz', 'Use'], ['Räder.', 'Bicycles.'], { $terms: 'use' }],
      transmission: [['Schaltung', 'Gears'], ['Räder.', 'Bicycles.'], { $terms: 'transmission' }],
      geometry: [['Rahmen', 'Frame'], ['Räder.', 'Bicycles.'], { $terms: 'frame' }],
      category: [
        ['Zubehörgruppe', 'Accessory group'],
        ['Zubehör.', 'Accessories.'],
        { $terms: 'category' },
      ],
    },
  },
  {
    uid: 'shared.title-text',
    name: ['Überschrift und Text', 'Heading and text'],
    main: 'title',
    rows: ['title', 'text'],
    fields: {
      title: [
        ['Überschrift', 'Heading'],
        ['', ''],
      ],
      text: [
        ['Text', 'Text'],
        ['', ''],
      ],
    },
  },
  {
    uid: 'shared.text-image',
    name: ['Karte', 'Card'],
    main: 'title',
    rows: ['title:6 image:6', 'text', 'link:6 linkText:6'],
    fields: {
      title: [
        ['Überschrift', 'Heading'],
        ['', ''],
      ],
      image: [
        ['Bild', 'Picture'],
        ['', ''],
      ],
      text: [
        ['Text', 'Text'],
        ['', ''],
      ],
      link: [
        ['Führt zu', 'Leads to'],
        [
          'Ein Weg auf der Seite wie /bikes oder eine ganze Adresse mit https://.',
          'A path of the site like /bikes or a whole address with https://.',
        ],
      ],
      linkText: [
        ['Beschriftung des Verweises', 'Words of the link'],
        ['', ''],
      ],
    },
  },
  {
    uid: 'shared.button',
    name: ['Knopf', 'Button'],
    main: 'text',
    rows: ['text:6 link:6', 'image'],
    fields: {
      text: [
        ['Beschriftung', 'Words'],
        ['Sagt, wohin er führt.', 'Says where it leads.'],
      ],
      link: [
        ['Führt zu', 'Leads to'],
        [
          'Ein Weg auf der Seite wie /bikes oder eine ganze Adresse mit https://.',
          'A path of the site like /bikes or a whole address with https://.',
        ],
      ],
      image: [
        ['Bild', 'Picture'],
        ['', ''],
      ],
    },
  },
  {
    uid: 'shared.shipping-row',
    name: ['Zeile der Versandtabelle', 'Row of the shipping table'],
    main: 'country',
    rows: ['country:6 method:6', 'duration:4 price:4 freeFrom:4'],
    fields: {
      country: [
        ['Land', 'Country'],
        ['', ''],
      ],
      method: [
        ['Versandart', 'Way of shipping'],
        ['', ''],
      ],
      duration: [
        ['Dauer', 'Duration'],
        ['Etwa „3 bis 5 Werktage“.', 'For instance “3 to 5 working days”.'],
      ],
      price: [
        ['Preis', 'Price'],
        ['Mit Währung.', 'With the currency.'],
      ],
      freeFrom: [
        ['Frei ab', 'Free from'],
        ['Mit Währung.', 'With the currency.'],
      ],
    },
  },
  {
    uid: 'shared.maker',
    name: ['Hersteller', 'Maker'],
    main: 'name',
    rows: [
      'name:6 email:6',
      'address',
      'responsibleName:6 responsibleEmail:6',
      'responsibleAddress',
    ],
    fields: {
      name: [
        ['Name', 'Name'],
        ['', ''],
      ],
      address: [
        ['Anschrift', 'Address'],
        [
          'Straße, Postleitzahl, Ort und Land in einer Zeile.',
          'Street, postcode, town and country on one line.',
        ],
      ],
      email: [
        ['E-Mail', 'E-mail'],
        ['', ''],
      ],
      responsibleName: [
        ['Verantwortlich in der EU', 'Responsible within the EU'],
        ['Nur wenn der Hersteller anderswo sitzt.', 'Only where the maker sits elsewhere.'],
      ],
      responsibleAddress: [
        ['Deren Anschrift', 'Their address'],
        ['', ''],
      ],
      responsibleEmail: [
        ['Deren E-Mail', 'Their e-mail'],
        ['', ''],
      ],
    },
  },
];
