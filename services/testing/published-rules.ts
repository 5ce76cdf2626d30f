import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import SaxonJS from 'saxon-js';
import { validateXML } from 'xmllint-wasm';

const folder = new URL('./published-rules/', import.meta.url);
const unpacked = (name: string) =>
  gunzipSync(readFileSync(new URL(`${name}.gz`, folder))).toString();

const schemaFiles = [
  '',
  '_QualifiedDataType',
  '_UnqualifiedDataType',
  '_ReusableAggregateBusinessInformationEntity',
].map((part) => `CrossIndustryInvoice${part}_100pD16B.xsd`);

const ruleFiles = {
  en16931: 'en16931-cii-1.3.16.sef.json',
  xrechnung: 'xrechnung-cii-3.0.2.sef.json',
} as const;

/**
 * BR-DE-19 takes an IBAN's 24 digits for one number, which SaxonJS cannot hold: it finds fault with every IBAN. Our own check of the
 * same name is exact.
 */
const notComputable = 'BR-DE-19';

/** An attribute's value may hold ">". */
const failedAssert = /<svrl:failed-assert((?:\s+[\w:]+="[^"]*")*)/g;

const stylesheets = new Map<string, object>();

/** What the schema of the Cross Industry Invoice says against a document; an empty list for a valid one. */
export async function listSchemaProblems(xml: string): Promise<string[]> {
  const [schema = { fileName: '', contents: '' }, ...preload] = schemaFiles.map((fileName) => ({
    fileName,
    contents: unpacked(fileName),
  }));
  const { errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: [schema],
    preload,
    initialMemoryPages: 256,
    maxMemoryPages: 2048,
  });
  return errors.map(({ message }) => message);
}

/** The names of the published rules that a document breaks, those that only warn or inform as well. */
export function listRuleBreaches(xml: string, rules: keyof typeof ruleFiles): string[] {
  const stylesheetInternal =
    stylesheets.get(rules) ?? (JSON.parse(unpacked(ruleFiles[rules])) as object);
  stylesheets.set(rules, stylesheetInternal);
  const { principalResult } = SaxonJS.transform(
    { stylesheetInternal, sourceText: xml, destination: 'serialized' },
    'sync',
  );
  return [...principalResult.matchAll(failedAssert)]
    .map(([, attributes = '']) => /\sid="([^"]*)"/.exec(attributes)?.[1] ?? '')
    .filter((rule) => rule !== notComputable);
}
