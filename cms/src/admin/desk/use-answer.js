import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/**
 * Fetches one of this project's admin routes. Returns null until the response arrives and if the request fails. Fetches
 * again when `version` changes.
 */
export function useAnswer(path, version) {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState(null);
  useEffect(() => {
    if (!path) return undefined;
    const controller = new AbortController();
    get(path, { signal: controller.signal })
      .then(({ data }) => setAnswer(data.data))
      .catch(() => {
        if (!controller.signal.aborted) setAnswer(null);
      });
    return () => controller.abort();
  }, [get, path, version]);
  return answer;
}
