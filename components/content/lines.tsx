import { Fragment } from 'react';
import { firmSpaces } from '@/domain/content/firm-spaces';

/** A text whose line breaks an editor set, broken where they stand. */
export function Lines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // The lines of one text never change places.
    <Fragment key={index}>
      {index > 0 && <br />}
      {firmSpaces(line)}
    </Fragment>
  ));
}
