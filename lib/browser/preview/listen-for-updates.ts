/** What Strapi's admin tells the page in its frame after each save (external contract B.4). */
const saved = 'strapiUpdate';

/** Calls back on every save the content system reports; what other origins say does not count. Answers how to stop. */
export function listenForUpdates(cmsOrigin: string, onSave: () => void): () => void {
  const listen = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== cmsOrigin || typeof data !== 'object' || data === null) return;
    if ('type' in data && data.type === saved) onSave();
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
