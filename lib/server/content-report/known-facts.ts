import 'server-only';
import type { KnownFacts } from '@/domain/content-report/wrong-facts';
import { defaultLanguage } from '@/domain/language/detect-language';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { present } from '@/lib/gateways/catalog/wire-lists';
import { listDealers } from '@/lib/server/dealers/list-dealers';
import { getShopTerms } from '@/lib/server/catalog/get-shop-terms';

/** What the services know and texts repeat; null for what could not be asked just now. */
export async function knownFacts(): Promise<KnownFacts> {
  const [dealers, bikes, terms] = await Promise.all([
    listDealers(),
    readBikes(defaultLanguage),
    getShopTerms(),
  ]);
  const models = bikes.ok ? bikes.data : null;
  const withMotor = models?.filter(({ driveTrainVariation }) =>
    present(driveTrainVariation ?? []).some(({ motor }) => motor !== null),
  );
  return {
    dealers: dealers.length,
    models: models?.length ?? null,
    motorModels: withMotor?.length ?? null,
    returnDays: terms?.returnDays ?? null,
  };
}
