/** What stands over the columns of a twin's tables. */
export const heads = {
  de: {
    ...{
      fact: 'Angabe',
      value: 'Wert',
      sku: 'Artikelnummer',
      drivetrain: 'Antrieb',
      frame: 'Rahmen',
    },
    ...{ size: 'Größe', color: 'Farbe', variant: 'Ausführung', price: 'Preis', when: 'Lieferbar' },
  },
  en: {
    ...{
      fact: 'Detail',
      value: 'Value',
      sku: 'Item no.',
      drivetrain: 'Drivetrain',
      frame: 'Frame',
    },
    ...{ size: 'Size', color: 'Colour', variant: 'Version', price: 'Price', when: 'Available' },
  },
} as const;
