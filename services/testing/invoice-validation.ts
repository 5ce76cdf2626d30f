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
 * Rule that SaxonJS cannot evaluate: BR-DE-19 computes with the IBAN as a 24-digit number, which exceeds SaxonJS's
 * precision, so every IBAN is rejected. The shop's own check of the rule is exact.
 */
const notComputable = 'BR-DE-19';

/** Matches a violated rule in the validation report. An attribute's value may contain ">". */
const failedAssert = /<svrl:failed-assert((?:\s+[\w:]+="[^"]*")*)/g;

const stylesheets = new Map<string, object>();

/** Validates a document against the XML schema of the Cross Industry Invoice. Returns no entries if it is valid. */
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

/** Returns the names of the published rules a document violates, including warnings and information. */
export function listPublishedRuleViolations(xml: string, rules: keyof typeof ruleFiles): string[] {
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
