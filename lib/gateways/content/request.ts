import 'server-only';
import { isFactName } from '@/domain/content-facts/fill-facts';
import { fillValues, holdsPlaceholder } from '@/domain/content-facts/fill-values';
import { languages } from '@/domain/language/detect-language';
import type { PublicationStatus } from '@/graphql/generated/content/graphql';
import { failure, type Result, success } from '../result';
import { askContent, type ContentRead } from './ask-content';
import { readContentFacts } from './content-facts.gateway';
import { reportUnfilled } from './report-unfilled';

/**
 * The one way to read content: as it is published, or drafted in an editor's preview, with the facts that its texts repeat filled in,
 * whichever service it comes from. Fails as well when a fact is needed and the service that knows it cannot answer; a name that no fact
 * has stays in the text and is reported once.
 */
export async function readContent<
  Data,
  Variables extends { status?: PublicationStatus | null | undefined },
>(read: ContentRead<Data, Variables>): Promise<Result<Data>> {
  const result = await askContent(read);
  if (!result.ok || !holdsPlaceholder(result.data)) return result;
  const { facts, error } = await readContentFacts();
  const { data, unfilled } = fillValues(result.data, facts, languageOf(read.variables));
  if (error && unfilled.some(isFactName)) return failure(error);
  unfilled.forEach(reportUnfilled);
  return success(data);
}

function languageOf(variables: object) {
  const locale = 'locale' in variables ? variables.locale : null;
  return languages.find((language) => language === locale) ?? null;
}
