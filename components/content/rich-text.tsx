import { Markdown, type MarkdownProps } from './markdown';
import './prose.scss';

/** Editorial Markdown, rendered with the styles of running text. */
export function RichText(props: MarkdownProps) {
  return (
    <div className="lt-prose">
      <Markdown {...props} />
    </div>
  );
}
