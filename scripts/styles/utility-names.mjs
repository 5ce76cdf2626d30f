/** Names that only Bootstrap's utilities and grid have; sources write them out. */
export const utilityName =
  /^(?:[mp][tbsexy]?|g[xy]?|gap|(?:column|row)-gap|col|row-cols|offset|order|d|flex|justify-content|align-(?:items|self|content)|border|fs|fw|lh|w|h|text-(?:start|end|center|nowrap|decoration|sm|md|lg|xl))-[a-z0-9-]+$/;
