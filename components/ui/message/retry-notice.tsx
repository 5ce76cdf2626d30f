import { Button } from '@/components/ui/form/button';
import { Notice } from './notice';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** The note shown if a service does not respond, with the given texts and a retry button. */
export function RetryNotice({ title, text, retry, onRetry, className = 'mb-4' }: Props) {
  return (
    <Notice tone="error" role="alert" className={className}>
      <b>{title}</b>
      <p className="mb-3">{text}</p>
      <Button variant="outline" onClick={onRetry}>
        {retry}
      </Button>
    </Notice>
  );
}
