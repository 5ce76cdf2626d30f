import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StatusPage } from '@/components/errors/status-page';
import { parseErrorReference } from '@/lib/platform/http/error-status';
import { errorStatuses } from '@/lib/platform/http/error-status';

/** Never cached, because the middleware rewrites failed URLs to this page, each with a different status. */
export const dynamic = 'force-dynamic';

export type ErrorPageProps = {
  params: Promise<{ lang: string; status: string }>;
  searchParams: Promise<{ reference?: string | string[] }>;
};

export async function generateMetadata({ params }: ErrorPageProps): Promise<Metadata> {
  const { status } = await params;
  return { title: status, robots: { index: false } };
}

/**
 * The page for an error status. `reference` identifies the failure in the log. The middleware rewrites failed URLs to
 * this page.
 */
export default async function StatusErrorPage({ params, searchParams }: ErrorPageProps) {
  const [{ status: requestedStatus }, { reference }] = await Promise.all([params, searchParams]);
  const status = errorStatuses.find((known) => known === Number(requestedStatus));
  if (!status) notFound();
  return <StatusPage status={status} reference={parseErrorReference(reference)} />;
}
