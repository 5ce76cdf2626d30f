/** What texts may repeat of the data, written as `{{dealers}}`. What each means to editors stands in `cms/src/editing/facts.js`. */
export const factNames = [
  'dealers',
  'models',
  'motorModels',
  'bikePriceMin',
  'bikePriceMax',
  'frameGuaranteeMin',
  'frameGuaranteeMax',
  'childSeatRackModels',
  'childSeatClampModels',
  'trailerModels',
  'cdxKm',
  'cdnKm',
  'withdrawalDays',
  'returnDays',
  'payHours',
  'transferDays',
  'homeParcelDays',
  'homeBikeDays',
  'unionParcelDays',
  'unionBikeDays',
  'abroadParcelDays',
  'abroadBikeDays',
] as const;

export type FactName = (typeof factNames)[number];
