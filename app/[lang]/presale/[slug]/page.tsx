import { BikeView } from '@/app/[lang]/bikes/[slug]/bike-view';
import { buildPresaleMetadata, type PresaleProps, getPresaleView } from './presale-view';

/** Rendered on each request, because a shared cache must not store content for b2b customers only. */
export const dynamic = 'force-dynamic';

export const generateMetadata = buildPresaleMetadata;

/** The page of a presale model. The middleware rewrites the URL of a bicycle to this page (Specification §6). */
export default async function PresalePage(props: PresaleProps) {
  return <BikeView {...await getPresaleView(props)} />;
}
