const { components, types } = require('./all');

/** The edit view of each type and component, by uid. */
module.exports = { views: new Map([...types, ...components].map((view) => [view.uid, view])) };
