import { agreementElement } from './cii-agreement';
import { dayElement } from './cii-day';
import { deliveryElement } from './cii-delivery';
import { lineElement } from './cii-line';
import { settlementElement } from './cii-settlement';
import type { EInvoice } from './e-invoice';
import { branch, leaf, writeXml, type CiiNode } from './xml-element';

/** The profiles we write: what a PDF carries (ZUGFeRD, Factur-X), and Germany's own file for the public sector and whoever wants it. */
export type EInvoiceProfile = 'en16931' | 'xrechnung';

const guidelines: Record<EInvoiceProfile, string> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};

/** Peppol's number of the process "billing"; XRechnung wants it (PEPPOL-EN16931-R001). */
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const uncefact = 'urn:un:unece:uncefact:data:standard';
const namespaces = {
  'xmlns:rsm': `${uncefact}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${uncefact}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${uncefact}:QualifiedDataType:100`,
  'xmlns:udt': `${uncefact}:UnqualifiedDataType:100`,
};

/**
 * The e-invoice as UN/CEFACT Cross Industry Invoice (D16B), elements in the order of its schema. The same invoice makes the same
 * text. It does not judge: call checkEInvoice first.
 */
export function writeCii(invoice: EInvoice, profile: EInvoiceProfile): string {
  const parts = [contextElement(profile), documentElement(invoice), transactionElement(invoice)];
  return writeXml({
    name: 'rsm:CrossIndustryInvoice',
    attributes: namespaces,
    content: parts.filter((part) => part !== null),
  });
}

function contextElement(profile: EInvoiceProfile): CiiNode | null {
  return branch(
    'rsm:ExchangedDocumentContext',
    branch('ram:BusinessProcessSpecifiedDocumentContextParameter', leaf('ram:ID', billing)),
    branch('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', guidelines[profile])),
  );
}

function documentElement({ number, typeCode, issuedOn, notes }: EInvoice): CiiNode | null {
  return branch(
    'rsm:ExchangedDocument',
    leaf('ram:ID', number),
    leaf('ram:TypeCode', typeCode),
    dayElement('ram:IssueDateTime', issuedOn),
    notes.map(({ text, subject }) =>
      branch('ram:IncludedNote', leaf('ram:Content', text), leaf('ram:SubjectCode', subject ?? '')),
    ),
  );
}

function transactionElement(invoice: EInvoice): CiiNode | null {
  return branch(
    'rsm:SupplyChainTradeTransaction',
    invoice.lines.map(lineElement),
    agreementElement(invoice),
    deliveryElement(invoice),
    settlementElement(invoice),
  );
}
