import { BikeView } from '@/app/[lang]/bikes/[slug]/bike-view';
import { buildPresaleMetadata, type PresaleProps, getPresaleView } from './presale-view';

/** Rendered on each request: a shared cache must not contain what only B2B customers can see. */
export const dynamic = 'force-dynamic';

export const generateMetadata = buildPresaleMetadata;

/** The page of a presale model, served at the URL of a bicycle (Specification §6). */
export default async function PresalePage(props: PresaleProps) {
  return <BikeView {...await getPresaleView(props)} />;
}
