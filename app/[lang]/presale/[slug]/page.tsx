import { BikeView } from '@/app/[lang]/bikes/[slug]/bike-view';
import { presaleMetadata, type PresaleProps, getPresaleView } from './presale-view';

/** Made for each visit: no shared cache may hold what only b2b customers see. */
export const dynamic = 'force-dynamic';

export const generateMetadata = presaleMetadata;

/** The page of a presale model, shown at the address of a bicycle (Spec §6). */
export default async function PresalePage(props: PresaleProps) {
  return <BikeView {...await getPresaleView(props)} />;
}
