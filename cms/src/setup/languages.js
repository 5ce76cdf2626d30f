const languages = [
  { code: 'de', name: 'Deutsch (de)' },
  { code: 'en', name: 'English (en)' },
];

/** German and English are there, and German is what is answered when nobody says. */
async function ensureLanguages(strapi) {
  const locales = strapi.plugin('i18n').service('locales');
  for (const language of languages)
    if (!(await locales.findByCode(language.code))) await locales.create(language);
  await locales.setDefaultLocale({ code: 'de' });
}

module.exports = { ensureLanguages };
