import { describe, expect, it } from 'vitest';
import { formatJsonLd } from './json-ld';

describe('jsonLdText', () => {
  it('cannot end its script, and reads back the same', () => {
    const data = { name: '</script><script>alert(1)</script> & \u2028' };
    const text = formatJsonLd(data);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});
