import { PresaleBike, presaleMetadata, type PresaleProps } from '../presale';

/** Made for each visit: no shared cache may hold what only b2b customers see. */
export const dynamic = 'force-dynamic';

export const generateMetadata = (props: PresaleProps) => presaleMetadata(props, 'emilia-presale');

export default function EmiliaPresalePage(props: PresaleProps) {
  return <PresaleBike {...props} slug="emilia-presale" />;
}
