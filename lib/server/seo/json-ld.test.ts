import { describe, expect, it } from 'vitest';
import { formatJsonLd } from './json-ld';

describe('formatJsonLd', () => {
  it('escapes the end of its script element and parses to the same value', () => {
    const data = { name: '</script><script>alert(1)</script> & \u2028' };
    const text = formatJsonLd(data);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});
