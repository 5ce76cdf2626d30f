'use client';

import { useEffect, useRef } from 'react';
import { Button } from '../form/button';
import { Note } from '../message/note';

type Props = {
  title: string;
  text: string;
  again: string;
  onAgain: () => void;
  /** The heading's size class where it is not the page's own. */
  headingClass?: string;
};

/** That a form arrived and what happens next; the keyboard and screen readers go on from here. */
export function EnquirySent({ title, text, again, onAgain, headingClass = '' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="d-grid gap-4">
      <h2 ref={heading} tabIndex={-1} className={`${headingClass} mb-0`}>
        {title}
      </h2>
      <Note tone="ok">
        <span className="text-break">{text}</span>
      </Note>
      <div>
        <Button variant="outline" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  );
}
