import { Markdown, type MarkdownProps } from './markdown';
import './prose.scss';

/** What an editor wrote in Markdown, set as running text. */
export function RichText(props: MarkdownProps) {
  return (
    <div className="lt-prose">
      <Markdown {...props} />
    </div>
  );
}
