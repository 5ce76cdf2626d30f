const languages = [
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'Englisch' },
];

/**
 * Makes sure that German and English exist and that German is the default.
 * @param {import('../strapi-types').Strapi} strapi
 */
async function ensureLanguages(strapi) {
  const locales = strapi.plugin('i18n').service('locales');
  for (const language of languages) {
    const known = await locales.findByCode(language.code);
    if (!known) await locales.create(language);
    // Gives the locale that Strapi created itself, with an English name, its German name.
    else if (known.name.endsWith(`(${language.code})`))
      await locales.update({ id: known.id }, { name: language.name });
  }
  await locales.setDefaultLocale({ code: 'de' });
}

module.exports = { ensureLanguages };
