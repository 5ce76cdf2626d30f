import type { CSSProperties } from 'react';
import './fitted-heading.scss';

declare module 'react' {
  interface CSSProperties {
    /** Letters of the longest word of a heading. */
    '--longest'?: number;
  }
}

const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]/).map(({ length }) => length));

/** The name of a page, as large as its longest word lets it be in its column: German compounds are neither cut nor broken. */
export function FittedHeading({ children }: { readonly children: string }) {
  const style: CSSProperties = { '--longest': longestWord(children) };
  return (
    <div className="lt-fitted" style={style}>
      <h1>{children}</h1>
    </div>
  );
}
