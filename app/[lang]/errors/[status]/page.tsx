import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { errorStatuses } from '@/components/errors/error-status';
import { StatusPage } from '@/components/errors/status-page';

/** Never from a cache: the middleware answers with this page under other addresses and with a status of their own. */
export const dynamic = 'force-dynamic';

export type ErrorPageProps = { params: Promise<{ lang: string; status: string }> };

export async function generateMetadata({ params }: ErrorPageProps): Promise<Metadata> {
  const { status } = await params;
  return { title: status, robots: { index: false } };
}

/** The page of an error status; the middleware rewrites to it. */
export default async function StatusErrorPage({ params }: ErrorPageProps) {
  const wanted = Number((await params).status);
  const status = errorStatuses.find((known) => known === wanted);
  if (!status) notFound();
  return <StatusPage status={status} />;
}
