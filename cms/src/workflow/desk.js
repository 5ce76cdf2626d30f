const { facts } = require('../editing/facts');
const { views } = require('../editing/views');
const { isReviewed, mayApprove } = require('./stages');
const { nameOf } = require('./person');

/**
 * @typedef {import('../strapi-types').AdminContext} AdminContext
 * @typedef {import('../strapi-types').Route} Route
 * @typedef {{ label?: import('../editing/rows').Words, choices?: import('../editing/rows').Choices }} Named
 * @typedef {import('./record-change').Change & { id: number, createdAt: string }} KeptChange
 */

const changes = 'api::change.change';
const read = 'plugin::content-manager.explorer.read';

/**
 * @param {AdminContext} ctx
 * @param {string} uid
 */
const mayRead = (ctx, uid) => ctx.state.userAbility.can(read, uid);

/** Handlers of this project's admin routes. Strapi responds with 401 if the user is not signed in. */
const handlers = {
  /**
   * Returns the placeholders with their meaning in the user's language.
   * @param {AdminContext} ctx
   */
  async facts(ctx) {
    const place = placeOf(ctx);
    ctx.body = {
      data: Object.entries(facts).map(([name, meaning]) => ({ name, meaning: meaning[place] })),
    };
  },

  /**
   * Returns the last twenty changes of a document in one language, newest first, with the field labels that editors
   * see.
   * @param {AdminContext} ctx
   */
  async ofEntry(ctx) {
    const { entry, uid } = ctx.params;
    if (!mayRead(ctx, uid) || !(await isVisible(ctx, uid, entry))) return ctx.forbidden();
    const language = ctx.query.locale ? { language: ctx.query.locale } : {};
    const found = await strapi.db.query(changes).findMany({
      where: { of: uid, entry, ...language },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      limit: 20,
    });
    ctx.body = { data: found.map((change) => named(change, ctx)) };
  },

  /**
   * Returns the entries waiting for a review, the entries waiting for their publication time, and the latest changes.
   * Approvers get everybody's entries, other users only their own.
   * @param {AdminContext} ctx
   */
  async desk(ctx) {
    const types = Object.values(strapi.contentTypes).filter(
      (type) => isReviewed(type) && mayRead(ctx, type.uid),
    );
    const { user } = ctx.state;
    const seesAll = mayApprove(user);
    const waiting = [];
    for (const type of types) {
      const drafts = await strapi.db.query(type.uid).findMany({
        where: {
          publishedAt: null,
          $or: [{ reviewStage: 'review' }, { publishAt: { $notNull: true } }],
          ...(seesAll ? {} : { createdBy: user.id }),
        },
        limit: 50,
      });
      waiting.push(...drafts.map((draft) => waitingOf(type, draft)));
    }
    const last = await strapi.db.query(changes).findMany({
      where: {
        of: { $in: types.map(({ uid }) => uid) },
        ...(seesAll ? {} : { person: nameOf(user) }),
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      limit: 12,
    });
    ctx.body = { data: { waiting, changes: last.map((change) => named(change, ctx)) } };
  },
};

/**
 * Checks whether an entry is shown to the user: approvers see all entries, other users those they created.
 * @param {AdminContext} ctx
 * @param {string} uid
 * @param {string} entry
 */
async function isVisible(ctx, uid, entry) {
  const { user } = ctx.state;
  const own = { documentId: entry, createdBy: user.id };
  return mayApprove(user) || (await strapi.db.query(uid).count({ where: own })) > 0;
}

/**
 * @param {import('../strapi-types').ContentType} type
 * @param {import('../strapi-types').Entry} draft
 */
function waitingOf({ kind, uid }, { documentId, locale, publishAt, reviewStage, ...draft }) {
  const title = draft.title ?? draft.question ?? draft.name ?? draft.text ?? documentId;
  return { uid, kind, entry: documentId, language: locale, title, publishAt, reviewStage };
}

/**
 * Returns the user's language as an index into a pair of texts: 0 is German, 1 English.
 * @param {AdminContext} ctx
 */
function placeOf(ctx) {
  return ctx.state.user.preferedLanguage === 'en' ? 1 : 0;
}

/**
 * Adds to a change the labels of its fields and choices in the user's language.
 * @param {KeptChange} change
 * @param {AdminContext} ctx
 */
function named({ of: uid, fields, id, ...change }, ctx) {
  const words = /** @type {Record<string, Named>} */ (views.get(uid)?.fields ?? {});
  const place = placeOf(ctx);
  const { kind } = strapi.contentTypes[uid] ?? {};
  /** @param {import('./changed-fields').ChangedField} changed */
  const toLabelledChange = ({ field, from, to }) => {
    const { label, choices } = words[field] ?? {};
    /** @param {string | undefined} value */
    const labelOf = (value) => choices?.[/** @type {string} */ (value)]?.[place] ?? value;
    return { field, label: label?.[place] ?? field, from: labelOf(from), to: labelOf(to) };
  };
  return { ...{ id, uid, kind, ...change }, fields: (fields ?? []).map(toLabelledChange) };
}

/** @param {import('../strapi-types').Strapi} strapi */
function addDesk(strapi) {
  /**
   * @param {string} path
   * @param {Route['handler']} handler
   * @returns {Route}
   */
  const route = (path, handler) => ({ method: 'GET', path, handler, info: { type: 'admin' } });
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      route('/editing/changes/:uid/:entry', handlers.ofEntry),
      route('/editing/desk', handlers.desk),
      route('/editing/facts', handlers.facts),
    ],
  });
}

module.exports = { addDesk };
