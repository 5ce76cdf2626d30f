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

/** The hosts the content security policy opens for maps: Google's with a key, and where an operator's own streets lie. */
export function mapHosts({
  GOOGLE_MAPS_KEY,
  MAP_TILES,
}: Record<string, string | undefined>): MapHosts {
  const streets = MAP_TILES?.trim() ? [new URL(MAP_TILES.trim()).origin] : [];
  if (!GOOGLE_MAPS_KEY?.trim()) return { ...nobody, connect: streets };
  return {
    script: google,
    style: ['https://fonts.googleapis.com'],
    connect: [...google, ...streets],
    image: [...google, 'https://*.googleapis.com'],
    font: ['https://fonts.gstatic.com'],
    worker: ['blob:'],
  };
}
