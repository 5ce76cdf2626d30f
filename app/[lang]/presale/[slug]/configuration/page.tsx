import { ConfigurationView } from '@/app/[lang]/bikes/[slug]/configuration/configuration-view';
import {
  presaleMetadata,
  type PresaleProps,
  getPresaleView,
} from '@/app/[lang]/presale/[slug]/presale-view';

/** Made for each visit: no shared cache may hold what only b2b customers see. */
export const dynamic = 'force-dynamic';

export const generateMetadata = presaleMetadata;

/** The configuration of a presale model, shown at the address of a bicycle's. */
export default async function PresaleConfigurationPage(props: PresaleProps) {
  // Parts are known for what everybody may see.
  return <ConfigurationView {...await getPresaleView(props)} parts={[]} />;
}
