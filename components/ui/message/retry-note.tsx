import { Button } from '@/components/ui/form/button';
import { Note } from './note';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** Shown if a service does not respond, with the given texts and a retry button. */
export function RetryNote({ title, text, retry, onRetry, className = 'mb-4' }: Props) {
  return (
    <Note tone="error" role="alert" className={className}>
      <b>{title}</b>
      <p className="mb-3">{text}</p>
      <Button variant="outline" onClick={onRetry}>
        {retry}
      </Button>
    </Note>
  );
}
