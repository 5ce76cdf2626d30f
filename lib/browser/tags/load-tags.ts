import type { TagIds } from '@/domain/tags/loaded-tags';

const host = 'https://www.googletagmanager.com';
const loaded = new Set<string>();

/** Loads the code of the tags that may be loaded, each once for each page. */
export function loadTags({ tagManagerId, analyticsId }: TagIds): void {
  if (tagManagerId && isNew(tagManagerId)) {
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`${host}/gtm.js?id=${tagManagerId}`);
  }
  if (analyticsId && isNew(analyticsId)) {
    window.gtag?.('js', new Date());
    window.gtag?.('config', analyticsId);
    addScript(`${host}/gtag/js?id=${analyticsId}`);
  }
}

function isNew(id: string): boolean {
  if (loaded.has(id)) return false;
  loaded.add(id);
  return true;
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
