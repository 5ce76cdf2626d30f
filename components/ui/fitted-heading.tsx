import type { CSSProperties } from 'react';
import './fitted-heading.scss';

declare module 'react' {
  interface CSSProperties {
    /** The number of characters of the longest word of the heading, used by the style sheet. */
    '--longest-word'?: number;
  }
}

const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]/).map(({ length }) => length));

/**
 * A page heading whose font size depends on its longest word and the width of its column, so that German compounds are
 * neither clipped nor broken.
 */
export function FittedHeading({ children }: { readonly children: string }) {
  const style: CSSProperties = { '--longest-word': longestWord(children) };
  return (
    <div className="lt-fitted" style={style}>
      <h1>{children}</h1>
    </div>
  );
}
