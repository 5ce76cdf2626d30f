const { components, types } = require('./all');

/** How each type and component is shown, by its uid. */
module.exports = { views: new Map([...types, ...components].map((view) => [view.uid, view])) };
