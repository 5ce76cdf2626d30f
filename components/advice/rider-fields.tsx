'use client';

import { TextField } from '@/components/ui/form/field';
import { useStoredMeasurementFields } from '@/lib/browser/catalog/use-body-measurements';

interface Props {
  readonly labels: { readonly height: string; readonly inseam: string; readonly hint: string };
  /** The values from the URL, as typed; null if the URL contains none. */
  readonly initialValues: { readonly height: string; readonly inseam: string } | null;
}

/**
 * Height and inside leg, prefilled from the browser's storage. They are only sent when the visitor submits the form.
 */
export function RiderFields({ labels, initialValues }: Props) {
  const stored = useStoredMeasurementFields();
  const { height, inseam } = initialValues ?? stored;
  const shared = {
    isOptional: true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 8,
  };
  return (
    <>
      <TextField
        key={`height ${height}`}
        name="height"
        label={labels.height}
        hint={labels.hint}
        defaultValue={height}
        {...shared}
      />
      <TextField
        key={`inseam ${inseam}`}
        name="inseam"
        label={labels.inseam}
        defaultValue={inseam}
        {...shared}
      />
    </>
  );
}
