/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::dealer.dealer',
  name: ['Händler', 'Dealers'],
  main: 'name',
  list: ['name', 'city', 'countryCode', 'type'],
  rows: [
    'name:8 slug:4',
    'type:6 hasDps:6',
    'aboutDe',
    'aboutEn',
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
    name: { label: ['Name des Geschäfts', 'Name of the shop'] },
    type: {
      label: ['Art', 'Kind'],
      choices: {
        dealer: ['Fachhändler', 'Dealer'],
        flagship: ['Eigener Laden', 'Own store'],
        servicePoint: ['Werkstatt ohne Verkauf', 'Workshop without sales'],
      },
    },
    hasDps: {
      label: ['Nimmt Pakete an', 'Takes parcels'],
      help: ['Bestellungen können dorthin geliefert werden.', 'Orders can be delivered there.'],
    },
    aboutDe: {
      label: ['Über das Geschäft, auf Deutsch', 'About the shop, in German'],
      help: [
        'Zwei, drei Sätze: was dieses Geschäft besonders macht. Steht oben auf seiner Seite.',
        'Two or three sentences: what is special about this shop. Stands at the top of its page.',
      ],
    },
    aboutEn: {
      label: ['Über das Geschäft, auf Englisch', 'About the shop, in English'],
      help: ['Dasselbe für die englische Seite.', 'The same for the English page.'],
    },
    street: { label: ['Straße', 'Street'] },
    strNumber: { label: ['Hausnummer', 'Number'] },
    countryDe: { label: ['Land auf Deutsch', 'Country in German'] },
    countryEn: { label: ['Land auf Englisch', 'Country in English'] },
    countryCode: {
      label: ['Ländercode', 'Country code'],
      help: ['Zwei Großbuchstaben, etwa DE.', 'Two capital letters, for instance DE.'],
    },
    latitude: {
      label: ['Breite', 'Latitude'],
      help: ['Für die Karte, etwa 52,4986.', 'For the map, for instance 52.4986.'],
    },
    longitude: {
      label: ['Länge', 'Longitude'],
      help: ['Für die Karte, etwa 13,4183.', 'For the map, for instance 13.4183.'],
    },
    openingHours: {
      label: ['Öffnungszeiten', 'Opening hours'],
      help: [
        'Tage mit gleichen Zeiten in einer Zeile; was nicht vorkommt, ist geschlossen.',
        'Days with the same hours in one line; what is not named is closed.',
      ],
    },
    phone: { label: ['Telefon', 'Telephone'] },
    email: { label: ['E-Mail', 'E-mail'] },
    website: { label: ['Website', 'Website'], help: ['Mit https://.', 'With https://.'] },
    adrNumber: {
      label: ['Kundennummer', 'Customer number'],
      help: [
        'Verbindet den Eintrag mit dem Konto des Händlers: nicht ändern.',
        'Joins the entry to the dealer’s account: leave it as it is.',
      ],
    },
  },
};
