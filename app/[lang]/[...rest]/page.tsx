import { notFound } from 'next/navigation';

/** Addresses nobody knows. */
export default function UnknownPage() {
  notFound();
}
