'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Basket } from '@/domain/basket/basket';
import type { Country } from '@/lib/browser/shop/shop-views';
import { saveAddressDraft } from '@/lib/browser/checkout/address-draft';
import {
  type AddressStepValues,
  createAddressStepSchema,
} from '@/lib/browser/checkout/address-step-values';
import type { CheckoutCustomer } from '@/lib/browser/shop/shop-views';
import { getDraftOwner, getInitialValues } from '@/lib/browser/checkout/address-draft';
import { type AddressStepProblem, saveAddressStep } from '@/lib/browser/checkout/submit-address';
import { showToast } from '@/lib/browser/state/toasts';
import { getShopRejectionMessage } from '@/lib/browser/shop/rejection-message';

export type AddressStepProps = {
  /** Content shown above the buttons of the step. */
  extra: ReactNode;
  countries: readonly Country[];
  customer: CheckoutCustomer | null;
  basket: Basket | null;
  isRegistered: boolean;
  deliveryAddressId: string | null;
  onSubmitting: () => void;
  onDone: () => void;
  /** Called after the customer account was changed, to load its addresses again. */
  onChanged: () => void;
};

/** Why the step was not saved: a text, or an email address that has an account, so that signing in helps. */
export type StepFailure = { text: string } | 'emailTaken';

const resolver: Resolver<AddressStepValues> = (values, context, options) =>
  zodResolver(createAddressStepSchema(values))(values, context, options as never) as ReturnType<
    Resolver<AddressStepValues>
  >;

/**
 * The state of the address form. The input is stored for this tab until the shop service has accepted it, so that it
 * survives a failed request or a reload.
 */
export function useAddressForm(props: AddressStepProps) {
  const { countries, customer, isRegistered, deliveryAddressId } = props;
  const t = useTranslations();
  const language = useLocale();
  const [failure, setFailure] = useState<StepFailure | null>(null);
  const [initial] = useState(() => getInitialValues(customer, deliveryAddressId, isRegistered));
  const form = useForm<AddressStepValues>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  const { subscribe } = form;
  const owner = getDraftOwner(customer, isRegistered);
  const { customerId, email } = owner;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveAddressDraft({ customerId, email }, values),
      }),
    [subscribe, customerId, email],
  );

  async function getFailure(problem: AddressStepProblem): Promise<StepFailure> {
    const { isGone, guestProblem, message } = problem;
    if (isGone) return { text: t('checkout.errors.addressGone') };
    if (guestProblem === 'emailTaken') return guestProblem;
    const text = guestProblem ? message : await getShopRejectionMessage(message, language);
    return { text: text || t('checkout.errors.save') };
  }

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    props.onSubmitting();
    const outcome = await saveAddressStep(values, countries, isRegistered);
    if (!outcome.ok) {
      if (outcome.isGone) props.onChanged();
      setFailure(await getFailure(outcome));
      return;
    }
    for (const message of outcome.leftOut) showToast({ message });
    if (outcome.unclearedFields.length > 0) {
      const fields = outcome.unclearedFields
        .map((field) => t(`address.fields.${field}`))
        .join(', ');
      showToast({ message: t('address.book.requiredFields', { fields }) });
    }
    props.onDone();
  });

  return { form, failure, submit };
}
