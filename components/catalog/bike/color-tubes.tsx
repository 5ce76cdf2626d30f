import { ColorTube } from '@/components/ui/color-tube';
import '../card.scss';

interface ColorTubesProps {
  readonly label: string;
  readonly colors: readonly { readonly slug: string; readonly hex: string }[];
}

/** The colours something comes in, in a row with one name for all. */
export function ColorTubes({ label, colors }: ColorTubesProps) {
  return (
    <span className="lt-tubes" role="img" aria-label={label}>
      {colors.map(({ slug, hex }) => (
        <ColorTube key={slug} hex={hex} isSmall />
      ))}
    </span>
  );
}
