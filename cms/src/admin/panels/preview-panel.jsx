import { Button } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PreviewPane } from './preview-pane';

/** Side panel of an entry: opens its page next to the form, in either language. */
export function PreviewPanel({ document, documentId, model }) {
  const { formatMessage } = useIntl();
  const [{ query }] = useQueryParams();
  const [isOpen, setIsOpen] = useState(false);
  if (!document?.id || !documentId) return null;
  const label = isOpen ? 'editing.preview.close' : 'editing.preview.open';
  return {
    title: formatMessage({ id: 'editing.preview', defaultMessage: 'On the site' }),
    content: (
      <>
        <Button variant="secondary" fullWidth onClick={() => setIsOpen(!isOpen)}>
          {formatMessage({ id: label, defaultMessage: 'Side by side' })}
        </Button>
        {isOpen && (
          <PreviewPane
            model={model}
            documentId={documentId}
            locale={query?.plugins?.i18n?.locale ?? document.locale ?? 'de'}
            savedAt={document.updatedAt}
            onClose={() => setIsOpen(false)}
          />
        )}
      </>
    ),
  };
}
