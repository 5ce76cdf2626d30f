import { PresaleConfiguration, presaleMetadata, type PresaleProps } from '../../presale';

/** Made for each visit: no shared cache may hold what only b2b customers see. */
export const dynamic = 'force-dynamic';

export const generateMetadata = (props: PresaleProps) => presaleMetadata(props, 'emil-presale');

export default function EmilPresaleConfigurationPage(props: PresaleProps) {
  return <PresaleConfiguration {...props} slug="emil-presale" />;
}
