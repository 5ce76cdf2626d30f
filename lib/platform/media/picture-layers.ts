/** One picture of a stack; `isThere` is true once it is loaded and therefore visible. */
interface Layer<Content> {
  readonly id: string;
  readonly content: Content;
  readonly isThere: boolean;
}

export type PictureLayers<Content> = readonly Layer<Content>[];

/** Adds a new picture to the stack; the last loaded one stays below until the new one is loaded. */
export function addLayer<Content>(
  layers: PictureLayers<Content>,
  id: string,
  content: Content,
): PictureLayers<Content> {
  if (layers.at(-1)?.id === id) return layers;
  const visible = layers.findLast(({ isThere }) => isThere);
  if (visible?.id === id) return [visible];
  const below = visible === undefined ? [] : [visible];
  return [...below, { id, content, isThere: visible === undefined }];
}

/** Marks a picture as loaded; the pictures below stay until it covers them. */
export function setLayerLoaded<Content>(
  layers: PictureLayers<Content>,
  id: string,
): PictureLayers<Content> {
  return layers.map((layer) => (layer.id === id ? { ...layer, isThere: true } : layer));
}

/** Removes all pictures below one that has faded in completely. */
export function removeCoveredLayers<Content>(
  layers: PictureLayers<Content>,
  id: string,
): PictureLayers<Content> {
  const index = layers.findIndex((layer) => layer.id === id && layer.isThere);
  return index <= 0 ? layers : layers.slice(index);
}

/** Adds a placeholder below a picture that loads slowly. */
export function addPlaceholderLayer<Content>(
  layers: PictureLayers<Content>,
  id: string,
  content: Content,
): PictureLayers<Content> {
  const last = layers.at(-1);
  if (last === undefined || last.isThere || layers.some((layer) => layer.id === id)) return layers;
  return [...layers.slice(0, -1), { id, content, isThere: false }, last];
}

/** Replaces the content of a picture that failed to load. */
export function updateLayer<Content>(
  layers: PictureLayers<Content>,
  id: string,
  content: Content,
): PictureLayers<Content> {
  return layers.map((layer) => (layer.id === id ? { ...layer, content } : layer));
}
