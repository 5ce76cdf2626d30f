import { addSoftHyphens } from '@/domain/text/typography';
import { RichText } from './rich-text';

/** The title of a page with lists, with a short introduction beside it. */
export function PageHeader({ title, lead }: { title: string; lead: string | null }) {
  return (
    <div className="row mb-5 gy-3 align-items-end">
      <div className="col-lg-8">
        <h1 className="mb-0">{addSoftHyphens(title)}</h1>
      </div>
      {lead !== null && (
        <div className="col-lg-4 text-2">
          <RichText markdown={lead} />
        </div>
      )}
    </div>
  );
}
