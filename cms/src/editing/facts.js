/** The placeholders that texts may use, with their meaning in German and English. */
const facts = {
  dealers: ['Fachhändler auf der Karte', 'Dealers on the map'],
  models: ['Modelle im Angebot', 'Models on offer'],
  motorModels: ['Modelle mit Motor', 'Models with a motor'],
  bikePriceMin: ['Preis des günstigsten Modells, in Euro', 'Price of the cheapest model, in euros'],
  bikePriceMax: ['Preis des teuersten Modells, in Euro', 'Price of the dearest model, in euros'],
  frameGuaranteeMin: [
    'Garantie auf Rahmen, die kürzeste, in Jahren',
    'Guarantee on frames, the shortest, in years',
  ],
  frameGuaranteeMax: [
    'Garantie auf Rahmen, die längste, in Jahren',
    'Guarantee on frames, the longest, in years',
  ],
  childSeatRackModels: [
    'Modelle, an denen ein Kindersitz auf dem Gepäckträger zugelassen ist',
    'Models approved for a child seat on the rack',
  ],
  childSeatClampModels: [
    'Modelle, an denen ein Kindersitz am Sattelrohr zugelassen ist',
    'Models approved for a child seat on the seat tube',
  ],
  trailerModels: [
    'Modelle, die einen Anhänger ziehen dürfen, mit dessen Gewicht',
    'Models approved for a trailer, with its weight',
  ],
  cdxKm: ['Laufleistung eines Riemens CDX, in Kilometern', 'Life of a CDX belt, in kilometres'],
  cdnKm: ['Laufleistung eines Riemens CDN, in Kilometern', 'Life of a CDN belt, in kilometres'],
  withdrawalDays: ['Gesetzliches Widerrufsrecht, in Tagen', 'Statutory withdrawal, in days'],
  returnDays: ['Rückgabe bei uns insgesamt, in Tagen', 'Return to us altogether, in days'],
  payHours: [
    'So lange halten wir Ware bis zur Zahlung fest, in Stunden',
    'How long we keep goods for a payment, in hours',
  ],
  transferDays: [
    'So lange halten wir Ware bei Vorkasse fest, in Tagen',
    'How long we keep goods for a prepayment, in days',
  ],
  homeParcelDays: [
    'Paket innerhalb Deutschlands, in Werktagen',
    'Parcel within Germany, in working days',
  ],
  homeBikeDays: [
    'Rad innerhalb Deutschlands, in Werktagen',
    'Bicycle within Germany, in working days',
  ],
  unionParcelDays: ['Paket in die EU, in Werktagen', 'Parcel to the EU, in working days'],
  unionBikeDays: ['Rad in die EU, in Werktagen', 'Bicycle to the EU, in working days'],
  abroadParcelDays: [
    'Paket in andere Länder, in Werktagen',
    'Parcel to other countries, in working days',
  ],
  abroadBikeDays: [
    'Rad in andere Länder, in Werktagen',
    'Bicycle to other countries, in working days',
  ],
};

const placeholder = /\{\{ ?([a-zA-Z]+) ?\}\}/g;

/**
 * Returns the unknown placeholders of a text as they are written, without duplicates.
 * @param {string} text
 */
function unknownPlaceholders(text) {
  const written = [...text.matchAll(placeholder)];
  const unknown = written.filter(([, name]) => !Object.hasOwn(facts, name));
  return [...new Set(unknown.map(([whole]) => whole))];
}

module.exports = { facts, unknownPlaceholders };
