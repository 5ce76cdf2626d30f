const input = (name, type, Input) => ({
  name,
  type,
  intlLabel: { id: `editing.input.${name}`, defaultMessage: name },
  intlDescription: { id: `editing.input.${name}`, defaultMessage: name },
  components: { Input },
});

/** The inputs of the custom fields in `src/setup/fields.js`. Each is loaded when a view uses it. */
export const inputs = [
  input('choice', 'string', async () => ({
    default: (await import('./choice-input')).ChoiceInput,
  })),
  input('choice-or-text', 'text', async () => ({
    default: (await import('./choice-or-text-input')).ChoiceOrTextInput,
  })),
  input('colour', 'string', async () => ({
    default: (await import('./colour-input')).ColourInput,
  })),
  input('text-list', 'json', async () => ({
    default: (await import('./text-list-input')).TextListInput,
  })),
  input('opening-hours', 'json', async () => ({
    default: (await import('./opening-hours-input')).OpeningHoursInput,
  })),
  input('year', 'integer', async () => ({
    default: (await import('./year-input')).YearInput,
  })),
];
