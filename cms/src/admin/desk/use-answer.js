import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** What one of this project's own addresses answers; null before, and where it cannot. Asked again when `version` changes. */
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
