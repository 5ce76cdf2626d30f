import { useId } from 'react';
import '@/styles/by-use/boxes.scss';

type ConsentCategoryProps = {
  words: { name: string; text: string };
  isChosen: boolean;
  /** Cannot be turned off (Spec §2). */
  isFixed?: boolean;
  onChange?: (isChosen: boolean) => void;
};

/** One kind of cookies to agree to; the whole row is its label. */
export function ConsentCategory({ words, isChosen, isFixed, onChange }: ConsentCategoryProps) {
  const id = useId();
  return (
    <label className="category">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isChosen}
        disabled={isFixed}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>
        <b id={`${id}-name`}>{words.name}</b>
        <span id={`${id}-text`} className="text-2">
          {words.text}
        </span>
      </span>
    </label>
  );
}
