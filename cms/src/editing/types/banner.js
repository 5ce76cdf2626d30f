/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::notification-banner.notification-banner',
  name: ['Hinweiszeile', 'Notice'],
  main: 'text',
  rows: ['text', 'slug:6 showEverywhere:6', '---', 'reviewStage:6 publishAt:6'],
  fields: {
    text: {
      label: ['Text', 'Text'],
      help: [
        'Eine Zeile über der Seite. Leer: keine Zeile.',
        'One line above the page. Empty: no line.',
      ],
    },
    slug: {
      label: ['Führt zu', 'Leads to'],
      help: [
        'Adresse einer Seite, etwa shipping-info.',
        'Address of a page, for instance shipping-info.',
      ],
    },
    showEverywhere: {
      label: ['Auf allen Seiten', 'On every page'],
      help: [
        'Sonst nur auf der Startseite und bei den Rädern.',
        'Otherwise on the home page and with the bicycles only.',
      ],
    },
  },
};
