import { ConfigurationView } from '@/app/[lang]/bikes/[slug]/configuration/configuration-view';
import {
  buildPresaleMetadata,
  type PresaleProps,
  getPresaleView,
} from '@/app/[lang]/presale/[slug]/presale-view';

/** Rendered on each request, because a shared cache must not store content for b2b customers only. */
export const dynamic = 'force-dynamic';

export const generateMetadata = buildPresaleMetadata;

/** The configurator of a presale model. The middleware rewrites the URL of a bicycle's configurator to this page. */
export default async function PresaleConfigurationPage(props: PresaleProps) {
  // Mountable parts are only available for public models.
  return <ConfigurationView {...await getPresaleView(props)} parts={[]} />;
}
