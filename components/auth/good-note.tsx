import { Note } from '../ui/message/note';

/** What has worked, above the form, read out when it appears. */
export function GoodNote({ title, text }: { title: string; text: string }) {
  return (
    <Note tone="ok" role="status" className="mb-4">
      <p>
        <b>{title}</b> {text}
      </p>
    </Note>
  );
}
