import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const metadata: Metadata = { title: '404' };

/** Addresses nobody knows. */
export default function UnknownPage() {
  notFound();
}
