import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StatusPage } from '@/components/errors/status-page';
import { parseErrorReference } from '@/lib/platform/http/error-status';
import { errorStatuses } from '@/lib/platform/http/error-status';

/** Never from a cache: the middleware answers with this page under other addresses and with a status of their own. */
export const dynamic = 'force-dynamic';

export type ErrorPageProps = {
  params: Promise<{ lang: string; status: string }>;
  searchParams: Promise<{ reference?: string | string[] }>;
};

export async function generateMetadata({ params }: ErrorPageProps): Promise<Metadata> {
  const { status } = await params;
  return { title: status, robots: { index: false } };
}

/** The page of an error status, with what the log calls the failure; the middleware rewrites to it. */
export default async function StatusErrorPage({ params, searchParams }: ErrorPageProps) {
  const [{ status: asked }, { reference }] = await Promise.all([params, searchParams]);
  const status = errorStatuses.find((known) => known === Number(asked));
  if (!status) notFound();
  return <StatusPage status={status} reference={parseErrorReference(reference)} />;
}
