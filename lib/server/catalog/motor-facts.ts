/** The rows only bicycles with a motor have; `compare.motorFacts` of the messages names them as specifications do. */
export const motorFacts = [
  'motor',
  'battery',
  'range',
  'charger',
  'chargingTime',
  'assistance',
] as const;
