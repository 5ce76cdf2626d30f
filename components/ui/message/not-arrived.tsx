import { Note } from './note';

/** That something has not arrived, and why; nothing while `reason` is null. */
export function NotArrived({ title, reason }: { title: string; reason: string | null }) {
  if (reason === null) return null;
  return (
    <Note tone="error" role="alert">
      <b>{title}</b> {reason}
    </Note>
  );
}
