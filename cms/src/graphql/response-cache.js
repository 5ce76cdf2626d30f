const { contentVersion } = require('./content-version');

const max = 3_000;

/**
 * @typedef {{ credentials?: { id: number | string }, strategy?: { name: string } }} Asker
 * @typedef {{ query?: string, operationName?: string, variables?: Record<string, unknown> }} Question
 * @typedef {{ data?: object | null | undefined, errors?: readonly object[] | undefined }} Answer
 */

/**
 * Apollo plugin that caches query results of the storefront in memory until the content changes. Strapi queries its
 * database for every relation of every entry, and the storefront repeats its queries every few minutes. The cache is
 * per API token and never stores errors or mutations.
 * @param {() => Promise<string>} versionOf
 */
function createResponseCache(versionOf = () => contentVersion(globalThis['strapi'])) {
  /** @type {Map<string, object>} */
  let answers = new Map();
  let versionOfAnswers = '';
  return {
    /** @param {{ contextValue: { state: { auth?: Asker } }, request: Question }} asked */
    async requestDidStart({ contextValue, request }) {
      const asker = contextValue.state.auth?.credentials?.id;
      const isApiToken = contextValue.state.auth?.strategy?.name === 'content-api-token';
      if (!isApiToken || asker === undefined) return {};
      const question = JSON.stringify([
        asker,
        request.query,
        request.operationName,
        request.variables,
      ]);
      let isCacheable = false;
      let version = '';
      return {
        /** @param {{ operation: { operation: string } }} asked */
        async responseForOperation({ operation }) {
          if (operation.operation !== 'query') return null;
          version = await versionOf();
          if (version !== versionOfAnswers) {
            answers = new Map();
            versionOfAnswers = version;
          }
          const data = answers.get(question);
          isCacheable = data !== undefined;
          if (!isCacheable) return null;
          return { http: { headers: new Map() }, body: { kind: 'single', singleResult: { data } } };
        },
        /** @param {{ response: { body: { kind: string, singleResult?: Answer } } }} answered */
        async willSendResponse({ response: { body } }) {
          const { data, errors } = body.singleResult ?? {};
          if (isCacheable || version === '' || version !== versionOfAnswers || errors || !data)
            return;
          if (answers.size >= max)
            answers.delete(/** @type {string} */ (answers.keys().next().value));
          answers.set(question, data);
        },
      };
    },
  };
}

module.exports = { createResponseCache };
