/** One picture of a stack, lowest first. Only what is there is to be seen. */
interface Layer<Content> {
  readonly id: string;
  readonly content: Content;
  readonly isThere: boolean;
}

export type PictureLayers<Content> = readonly Layer<Content>[];

/** The stack when something else is to be seen: the last picture that was there stays below until the new one is. */
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

/** The stack when a picture has arrived; those below stay until it covers them. */
export function setLayerLoaded<Content>(
  layers: PictureLayers<Content>,
  id: string,
): PictureLayers<Content> {
  return layers.map((layer) => (layer.id === id ? { ...layer, isThere: true } : layer));
}

/** The stack when a picture has faded in: nothing below it is needed. */
export function removeCoveredLayers<Content>(
  layers: PictureLayers<Content>,
  id: string,
): PictureLayers<Content> {
  const index = layers.findIndex((layer) => layer.id === id && layer.isThere);
  return index <= 0 ? layers : layers.slice(index);
}

/** The stack when what is wanted takes long: something quicker comes in below it. */
export function addPlaceholderLayer<Content>(
  layers: PictureLayers<Content>,
  id: string,
  content: Content,
): PictureLayers<Content> {
  const last = layers.at(-1);
  if (last === undefined || last.isThere || layers.some((layer) => layer.id === id)) return layers;
  return [...layers.slice(0, -1), { id, content, isThere: false }, last];
}

/** The stack when a picture cannot be had: something else takes its place. */
export function updateLayer<Content>(
  layers: PictureLayers<Content>,
  id: string,
  content: Content,
): PictureLayers<Content> {
  return layers.map((layer) => (layer.id === id ? { ...layer, content } : layer));
}
