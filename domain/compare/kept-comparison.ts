import { mostCompared } from './compared-slugs';

/** A bicycle that is put aside for comparing. */
export interface PutAside {
  readonly slug: string;
  readonly name: string;
}

/** Puts a bicycle aside, or takes it back where it is already; null when there are as many as fit beside each other. */
export function toggleAside(list: readonly PutAside[], bike: PutAside): PutAside[] | null {
  if (list.some(({ slug }) => slug === bike.slug))
    return list.filter(({ slug }) => slug !== bike.slug);
  return list.length >= mostCompared ? null : [...list, { slug: bike.slug, name: bike.name }];
}

/** The list as one line of text, for what a browser keeps; empty without any. */
export function packAside(list: readonly PutAside[]): string {
  return list.map(({ slug, name }) => `${slug}=${name.replaceAll(/[;=]/g, ' ')}`).join(';');
}

/** The list of such a line; what is none is left out, and never more than fit beside each other. */
export function unpackAside(text: string): PutAside[] {
  return text
    .split(';')
    .flatMap((part) => {
      const [slug, name, ...rest] = part.split('=');
      return slug && name && rest.length === 0 && /^[\w.-]+$/.test(slug) ? [{ slug, name }] : [];
    })
    .slice(0, mostCompared);
}
