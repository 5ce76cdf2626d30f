const method = (available: boolean) => ({
  available,
  display_preference: {
    overridable: null,
    preference: available ? 'on' : 'off',
    value: available ? 'on' : 'off',
  },
});

/** What the account takes, as GET /v1/payment_method_configurations tells it. */
export const methodConfigurations = {
  object: 'list',
  url: '/v1/payment_method_configurations',
  has_more: false,
  data: [
    {
      ...{ id: 'pmc_embedded', object: 'payment_method_configuration', name: 'Default' },
      ...{ active: true, is_default: true, livemode: false, application: null, parent: null },
      ...{ card: method(true), paypal: method(true), klarna: method(true) },
      ...{ sepa_debit: method(true), giropay: method(false) },
    },
  ],
};
