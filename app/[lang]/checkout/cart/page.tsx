import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CartPage } from '@/components/cart/cart-page';
import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { ClientMessages } from '@/components/ui/client-messages';
import { NoScriptNotice } from '@/components/ui/message/no-script-notice';
import { parseLanguage } from '@/domain/locale/language';
import { listInstallments } from '@/lib/server/catalog/find-order-terms';

interface Props {
  readonly params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLanguage((await params).lang) ?? 'de';
  const t = await getTranslations({ locale, namespace: 'cart' });
  return { title: t('metaTitle'), robots: { index: false } };
}

/** The first step of the checkout. The browser loads the basket, so the page is the same for everybody. */
export default async function CheckoutCartPage({ params }: Props) {
  const language = parseLanguage((await params).lang);
  if (language) setRequestLocale(language);
  return (
    <ClientMessages
      namespaces={['cart', 'common', 'splitShipment', 'saveBasket', 'voucherReasons']}
    >
      <div className="container-xxl pt-4 pt-lg-5 pb-7">
        <CheckoutSteps current="cart" />
        <NoScriptNotice />
        <CartPage instalments={language ? await listInstallments(language) : []} />
      </div>
    </ClientMessages>
  );
}
