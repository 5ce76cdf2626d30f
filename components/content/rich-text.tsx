import { Markdown, type MarkdownProps } from './markdown';
import './prose.scss';

/** Editorial Markdown, set as running text. */
export function RichText(props: MarkdownProps) {
  return (
    <div className="lt-prose">
      <Markdown {...props} />
    </div>
  );
}
