import type { IncomingHttpHeaders } from 'node:http';
import { languageOfPath } from '@/domain/language/detect-language';
import type { Target } from '../http/request-target';
import { isDraftOrSignedIn, isTracking, type SharedPage } from './shared-page';

/** The search: what it answers depends on nothing but these words of its address. */
const asking = /^\/\w+\/search$/;
const words = ['q', 'kind'];
/** Longer questions are nobody's but the visitor's own. */
const mostLetters = 80;

/**
 * The page a request asks for when it is the same for everybody who asks the same question (the search); null for any other. Where somebody
 * came from is no part of the question, nor is the order of its words.
 */
export function askedPage(
  { path, query }: Target,
  headers: IncomingHttpHeaders,
): SharedPage | null {
  const language = languageOfPath(path);
  if (language === null || !asking.test(path) || isDraftOrSignedIn(headers)) return null;
  const pairs = query.split('&').filter((pair) => pair !== '' && !isTracking(pair));
  const names = pairs.map((pair) => pair.split('=', 1)[0] ?? '');
  const isKnown = names.every((name, at) => words.includes(name) && names.indexOf(name) === at);
  const question = pairs.toSorted().join('&');
  if (!isKnown || question.length > mostLetters) return null;
  return { path: question === '' ? path : `${path}?${question}`, language, isHome: false };
}
