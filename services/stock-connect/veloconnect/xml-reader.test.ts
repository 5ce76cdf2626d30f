import { describe, expect, it } from 'vitest';
import { parseXml } from './xml-reader';

describe('parseXml', () => {
  it.each([
    '<a/>',
    '<?xml version="1.0"?>\n<a/>\n',
    '<!-- x --><a b="1" c=\'2\'><!-- y --></a><!-- z -->',
    '<x:a xmlns:x="urn:x"><x:b>1 &amp; 2 &#252; &#xFC; &lt;</x:b></x:a>',
    '<a b="x>y &quot;z&quot;">a > b</a>',
    '<a b="it\'s"><?note here?><![CDATA[<b> & ]]></a>',
  ])('parses %s', (source) => {
    expect(parseXml(source).name).toBe('a');
  });

  it.each([
    ['two roots', '<a/><b/>'],
    ['text after the root', '<a/>x'],
    ['text before the root', 'x<a/>'],
    ['CDATA after the root', '<a/><![CDATA[x]]>'],
    ['a bare ampersand', '<a>&</a>'],
    ['a bare ampersand in an attribute', '<a b="&"/>'],
    ['an unknown entity', '<a>&uuml;</a>'],
    ['an opening angle bracket in an attribute', '<a b="<"/>'],
    ['an opening angle bracket in single quotes', "<a b='<'/>"],
    ['the end of CDATA in text', '<a>]]></a>'],
    ['two hyphens in a comment', '<a><!-- a -- b --></a>'],
    ['a second declaration', '<a><?xml version="1.0"?></a>'],
    ['a control character', '<a>\u0001</a>'],
    ['a reference to a control character', '<a>&#1;</a>'],
    ['a reference to a lone surrogate', '<a>&#xD800;</a>'],
    ['a duplicate attribute', '<a b="1" b="2"/>'],
    ['a mismatched end tag', '<a><b></a></b>'],
    ['a missing end tag', '<a>'],
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an empty document', ''],
  ])('rejects %s', (_, source) => {
    expect(() => parseXml(source)).toThrow();
  });
});
