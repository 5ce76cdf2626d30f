'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { AddressFields } from '@/components/ui/address/address-fields';
import { Button } from '@/components/ui/form/button';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Notice } from '@/components/ui/message/notice';
import { createAddressEditorSchema } from '@/lib/browser/address/address-editor-draft';
import {
  type AddressFormValues,
  type AddressValues,
  emptyAddress,
} from '@/lib/browser/address/address-schema';
import type { Country } from '@/lib/browser/shop/shop-views';
import { type EditorDraft, saveEditorDraft } from '@/lib/browser/address/address-editor-draft';
import '@/styles/on-demand/form-sections.scss';

type Props = {
  readonly customerId: string;
  readonly draft: EditorDraft;
  readonly countries: readonly Country[];
  /** Saves the address. Resolves to the error message, or null if the address was saved. */
  readonly onSave: (values: AddressValues) => Promise<string | null>;
  readonly onCancel: () => void;
};

/** The form for one address. Unsaved input is stored for the tab until it is saved or discarded. */
export function AddressEditor({ customerId, draft, countries, onSave, onCancel }: Props) {
  const t = useTranslations('account.addresses');
  const { edited, values: initial } = draft;
  const name = edited === 'invoice' ? 'invoice' : 'delivery';
  const [withCompany, setWithCompany] = useState(Boolean(initial.company || initial.vatID));
  const [failure, setFailure] = useState<string | null>(null);
  const start = useRef<HTMLFormElement>(null);
  const form = useForm<AddressFormValues>({
    defaultValues: { invoice: emptyAddress, delivery: emptyAddress, [name]: initial },
    resolver: zodResolver(
      createAddressEditorSchema(name),
    ) as unknown as Resolver<AddressFormValues>,
    mode: 'onTouched',
  });
  const { subscribe } = form;

  useEffect(() => {
    start.current?.focus();
  }, []);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveEditorDraft(customerId, { edited, values: values[name] }),
      }),
    [subscribe, customerId, edited, name],
  );

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const address = values[name];
    setFailure(await onSave(withCompany ? address : { ...address, company: '', vatID: '' }));
  });

  return (
    <FormProvider {...form}>
      <form
        ref={start}
        tabIndex={-1}
        onSubmit={submit}
        noValidate
        className="lt-address-editor"
        aria-label={t(edited === 'new' ? 'add' : edited === 'invoice' ? 'editInvoice' : 'edit')}
      >
        {failure && (
          <Notice tone="error" role="alert" className="mb-4">
            {failure}
          </Notice>
        )}
        <AddressFields name={name} countries={countries} hasCompany={withCompany} />
        <Checkbox
          id="with-company"
          label={t(name === 'invoice' ? 'withVatID' : 'withCompany')}
          fieldClassName="mt-4"
          checked={withCompany}
          onChange={(event) => setWithCompany(event.target.checked)}
        />
        <div className="d-flex flex-wrap gap-2 mt-3">
          <Button type="submit" isBusy={form.formState.isSubmitting} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
