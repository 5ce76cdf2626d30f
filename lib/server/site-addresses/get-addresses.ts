import 'server-only';
import type { ContentAddress } from '@/domain/content/content-address';
import { languages } from '@/domain/language/detect-language';
import { readAddresses } from '@/lib/gateways/content/addresses.gateway';
import { GatewayFailure } from '@/lib/gateways/result';

/** Where everything stands, in every language; in a preview with the drafts, unless asked otherwise. Throws when the content service cannot answer. */
export async function getAddresses(only?: 'PUBLISHED'): Promise<ContentAddress[]> {
  const results = await Promise.all(languages.map((language) => readAddresses(language, only)));
  return results.flatMap((result) => {
    if (!result.ok) throw new GatewayFailure(result.error, 'addresses');
    return result.data;
  });
}
