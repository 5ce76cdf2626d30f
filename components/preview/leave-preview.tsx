'use client';

import { usePathname } from 'next/navigation';

/** Back to this page as visitors see it: a whole new document, as the way goes over a cookie. */
export function LeavePreview({ label }: { label: string }) {
  const path = usePathname();
  return (
    <a href={`/api/preview/leave?path=${encodeURIComponent(path)}`} rel="nofollow">
      {label}
    </a>
  );
}
