module.exports = {
  uid: 'api::dealer.dealer',
  name: ['Händler', 'Dealers'],
  main: 'name',
  list: ['name', 'city', 'countryCode', 'adrNumber', 'type'],
  rows: [
    'name:8 slug:4',
    'type:6 hasDps:6',
    '---',
    'street:8 strNumber:4',
    'zip:4 city:8',
    'countryDe:4 countryEn:4 countryCode:4',
    'latitude:6 longitude:6',
    '---',
    'openingHours',
    '---',
    'phone:4 email:4 website:4',
    'adrNumber',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    name: [
      ['Name des Geschäfts', 'Name of the shop'],
      ['', ''],
    ],
    type: [
      ['Art', 'Kind'],
      ['', ''],
      {
        dealer: ['Fachhändler', 'Dealer'],
        flagship: ['Eigener Laden', 'Own store'],
        servicePoint: ['Werkstatt ohne Verkauf', 'Workshop without sales'],
      },
    ],
    hasDps: [
      ['Nimmt Pakete an', 'Takes parcels'],
      ['Bestellungen können dorthin geliefert werden.', 'Orders can be delivered there.'],
    ],
    street: [
      ['Straße', 'Street'],
      ['', ''],
    ],
    strNumber: [
      ['Hausnummer', 'Number'],
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
    countryDe: [
      ['Land auf Deutsch', 'Country in German'],
      ['', ''],
    ],
    countryEn: [
      ['Land auf Englisch', 'Country in English'],
      ['', ''],
    ],
    countryCode: [
      ['Ländercode', 'Country code'],
      ['Zwei Großbuchstaben, etwa DE.', 'Two capital letters, for instance DE.'],
    ],
    latitude: [
      ['Breite', 'Latitude'],
      ['Für die Karte, etwa 52,4986.', 'For the map, for instance 52.4986.'],
    ],
    longitude: [
      ['Länge', 'Longitude'],
      ['Für die Karte, etwa 13,4183.', 'For the map, for instance 13.4183.'],
    ],
    openingHours: [
      ['Öffnungszeiten', 'Opening hours'],
      [
        'Tage mit gleichen Zeiten in einer Zeile; was nicht vorkommt, ist geschlossen.',
        'Days with the same hours in one line; what is not named is closed.',
      ],
    ],
    phone: [
      ['Telefon', 'Telephone'],
      ['', ''],
    ],
    email: [
      ['E-Mail', 'E-mail'],
      ['', ''],
    ],
    website: [
      ['Website', 'Website'],
      ['Mit https://.', 'With https://.'],
    ],
    adrNumber: [
      ['Kundennummer', 'Customer number'],
      [
        'Verbindet den Eintrag mit dem Konto des Händlers: nicht ändern.',
        'Joins the entry to the dealer’s account: leave it as it is.',
      ],
    ],
  },
};
