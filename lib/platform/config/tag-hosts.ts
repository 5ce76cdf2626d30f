type TagHosts = {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  frame: readonly string[];
};

type Variables = Record<string, string | undefined>;

const tagManager = 'https://www.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

const nobody: TagHosts = { script: [], connect: [], image: [], frame: [] };

/**
 * The hosts the content security policy opens for tags: none without an id, Google's own with one, and those the operator
 * names for the tag manager. What is no https origin is left out.
 */
export function tagHosts({ TAG_MANAGER_ID, ANALYTICS_ID, TAG_HOSTS }: Variables): TagHosts {
  if (!TAG_MANAGER_ID && !ANALYTICS_ID) return nobody;
  const named = TAG_MANAGER_ID ? (TAG_HOSTS ?? '').split(/\s+/).filter(isOrigin) : [];
  return {
    script: [tagManager, ...named],
    connect: [tagManager, ...analytics, ...named],
    image: [tagManager, ...analytics, ...named],
    frame: named,
  };
}

function isOrigin(text: string): boolean {
  return /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(text);
}
