import type { VeloCall, VeloOperation } from './velo-call';
import { element, textElement, type XmlNode } from './xml-writer';

const operations = ['GetItemDetails', 'GetItemDetailsList', 'GetStatus', 'Rollback'];
const transactions = ['TextSearch', 'Order'];
const documents = [
  'OrderConfirmationQuery',
  'OrderConfirmationDetails',
  'DeliveryNoteQuery',
  'DeliveryNoteDetails',
  'InvoiceInformationQuery',
  'InvoiceInformationDetails',
];

const properties = {
  'RecommendedRetailPrice.Netto': 'false',
  'quantityUnitCode.EA': 'true',
  'Order.Availability': 'true',
  'Order.DeliveryDate': 'line',
  'Order.Backlog': 'line',
  'Order.BacklogDefault': 'true',
};

/** Which revision of the profile a client understands: 1.3 only when it says so, since older ones look for 1.1 alone. */
export function profileVersionOf({ version }: { version: string | null }): '1.1' | '1.3' {
  return version === '1.3' ? '1.3' : '1.1';
}

/** What this server can do and by which bindings. Clients of 1.1 are told of nothing that came later. */
export const getProfile: VeloOperation = {
  response: 'vcp:GetProfileResponse',
  isTransaction: false,
  async run({ request, seller }: VeloCall) {
    const isNew = profileVersionOf(request) === '1.3';
    const uri = `${seller.siteUrl}/veloconnect`;
    const bindings = uri.startsWith('https:') ? ['URL-S', 'XML-POST-S'] : ['URL', 'XML-POST'];
    const implement = (kind: 'Transaction' | 'Operation', names: readonly string[]): XmlNode[] =>
      names.flatMap((one) =>
        bindings.map((binding) =>
          element('vcp:Implements', [
            textElement(`vcp:${kind}`, one),
            textElement('vcp:Binding', binding),
            textElement('vcp:URI', uri),
          ]),
        ),
      );
    const profile = [
      ...implement('Transaction', transactions),
      ...implement('Operation', isNew ? [...operations, ...documents] : operations),
      ...Object.entries(properties).map(([key, value]) =>
        element('vcp:Property', [textElement('vcp:Key', key), textElement('vcp:Value', value)]),
      ),
    ];
    return {
      content: [
        textElement('vcp:SellerName', seller.name),
        element('vcp:VeloconnectProfile', profile),
      ],
      items: 0,
    };
  },
};
