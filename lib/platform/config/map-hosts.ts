type MapHosts = {
  script: readonly string[];
  style: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  font: readonly string[];
  worker: readonly string[];
};

const nobody: MapHosts = { script: [], style: [], connect: [], image: [], font: [], worker: [] };

const google = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** The hosts the content security policy opens for Google's map: none without a key. */
export function mapHosts({ GOOGLE_MAPS_KEY }: Record<string, string | undefined>): MapHosts {
  if (!GOOGLE_MAPS_KEY?.trim()) return nobody;
  return {
    script: google,
    style: ['https://fonts.googleapis.com'],
    connect: google,
    image: [...google, 'https://*.googleapis.com'],
    font: ['https://fonts.gstatic.com'],
    worker: ['blob:'],
  };
}
