import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/**
 * Returns the preview URL of an entry's draft in a language: null while it loads, undefined if the entry has no page.
 */
export function usePreviewAddress({ documentId, language, model }) {
  const { get } = useFetchClient();
  const [address, setAddress] = useState(null);
  useEffect(() => {
    const controller = new AbortController();
    setAddress(null);
    const params = { documentId, locale: language, status: 'draft' };
    get(`/content-manager/preview/url/${model}`, { params, signal: controller.signal })
      .then(({ data }) => setAddress(data?.data?.url ?? undefined))
      .catch(() => {
        if (!controller.signal.aborted) setAddress(undefined);
      });
    return () => controller.abort();
  }, [documentId, get, language, model]);
  return address;
}
