/**
 * Local names of places that GeoNames only has in English. The English name stays searchable.
 * @type {Record<string, string>}
 */
export const localPlaceNames = {
  'DE Munich': 'München',
  'DE Nuremberg': 'Nürnberg',
  'DE Hanover': 'Hannover',
  'DE Cologne': 'Köln',
  'AT Vienna': 'Wien',
  'CH Geneva': 'Genève',
  'CH Zurich': 'Zürich',
  'CH Lucerne': 'Luzern',
  'CH Basel': 'Basel',
  'NL The Hague': 'Den Haag',
  'BE Brussels': 'Bruxelles',
  'BE Antwerp': 'Antwerpen',
  'BE Ghent': 'Gent',
  'BE Bruges': 'Brugge',
  'DK Copenhagen': 'København',
  'CZ Prague': 'Praha',
  'CZ Pilsen': 'Plzeň',
};

/**
 * Other common names by country and local name.
 * @type {Record<string, string[]>}
 */
export const alternativePlaceNames = {
  'DE München': ['Munich'],
  'DE Nürnberg': ['Nuremberg'],
  'DE Hannover': ['Hanover'],
  'DE Köln': ['Cologne'],
  'DE Frankfurt am Main': ['Frankfurt'],
  'AT Wien': ['Vienna'],
  'CH Genève': ['Genf', 'Geneva'],
  'CH Zürich': ['Zurich'],
  'CH Luzern': ['Lucerne'],
  'CH Bern': ['Berne'],
  'CH Neuchâtel': ['Neuenburg'],
  'CH Fribourg': ['Freiburg im Üechtland'],
  'CH Biel/Bienne': ['Biel', 'Bienne'],
  'NL Den Haag': ["'s-Gravenhage", 'The Hague'],
  "NL 's-Hertogenbosch": ['Den Bosch'],
  'BE Bruxelles': ['Brüssel', 'Brussels', 'Brussel'],
  'BE Antwerpen': ['Antwerp', 'Anvers'],
  'BE Gent': ['Ghent', 'Gand'],
  'BE Brugge': ['Bruges', 'Brügge'],
  'BE Liège': ['Lüttich', 'Luik'],
  'BE Leuven': ['Löwen', 'Louvain'],
  'DK København': ['Kopenhagen', 'Copenhagen'],
  'CZ Praha': ['Prag', 'Prague'],
  'CZ Brno': ['Brünn'],
  'CZ Plzeň': ['Pilsen'],
  'CZ Olomouc': ['Olmütz'],
  'CZ Karlovy Vary': ['Karlsbad'],
  'CZ České Budějovice': ['Budweis'],
  'FR Strasbourg': ['Straßburg'],
  'FR Nice': ['Nizza'],
};

/**
 * Names of regions that some rows of the source spell differently, mostly in English.
 * @type {Record<string, string>}
 */
export const normalizedRegionNames = {
  'Land Berlin': 'Berlin',
  'Lower Saxony': 'Niedersachsen',
  Saxony: 'Sachsen',
  'Saxony-Anhalt': 'Sachsen-Anhalt',
};
