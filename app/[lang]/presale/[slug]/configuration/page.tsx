import { ConfigurationView } from '@/app/[lang]/bikes/[slug]/configuration/configuration-view';
import {
  buildPresaleMetadata,
  type PresaleProps,
  getPresaleView,
} from '@/app/[lang]/presale/[slug]/presale-view';

/** Rendered on each request: a shared cache must not contain what only B2B customers can see. */
export const dynamic = 'force-dynamic';

export const generateMetadata = buildPresaleMetadata;

/** The configurator of a presale model, served at the URL of a bicycle's configurator. */
export default async function PresaleConfigurationPage(props: PresaleProps) {
  // Mountable parts are only available for public models.
  return <ConfigurationView {...await getPresaleView(props)} parts={[]} />;
}
