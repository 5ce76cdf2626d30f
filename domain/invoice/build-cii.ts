import { buildAgreementElement } from './cii-elements';
import { buildDateElement } from './cii-xml';
import { buildDeliveryElement } from './cii-elements';
import { buildLineElement } from './cii-elements';
import { buildSettlementElement } from './cii-elements';
import type { EInvoice } from './e-invoice';
import { createElement, createTextElement } from './cii-xml';
import { formatXml, type XmlNode } from '@/domain/text/xml';

/**
 * Supported profiles: en16931 is embedded in PDF files (ZUGFeRD, Factur-X); xrechnung is a separate file, required by
 * the German public sector.
 */
export type EInvoiceProfile = 'en16931' | 'xrechnung';

const guidelines: Record<EInvoiceProfile, string> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};

/** Peppol's id of the billing process, required by XRechnung (PEPPOL-EN16931-R001). */
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const uncefact = 'urn:un:unece:uncefact:data:standard';
const namespaces = {
  'xmlns:rsm': `${uncefact}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${uncefact}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${uncefact}:QualifiedDataType:100`,
  'xmlns:udt': `${uncefact}:UnqualifiedDataType:100`,
};

/**
 * Formats an e-invoice as UN/CEFACT Cross Industry Invoice (D16B), with the elements in the order of the schema. The
 * result is deterministic. The invoice is not validated; call validateEInvoice first.
 */
export function buildCiiXml(invoice: EInvoice, profile: EInvoiceProfile): string {
  const parts = [contextElement(profile), documentElement(invoice), transactionElement(invoice)];
  const content = parts.filter((part) => part !== null);
  return formatXml(
    { name: 'rsm:CrossIndustryInvoice', attributes: namespaces, content },
    'indented',
  );
}

function contextElement(profile: EInvoiceProfile): XmlNode | null {
  return createElement(
    'rsm:ExchangedDocumentContext',
    createElement(
      'ram:BusinessProcessSpecifiedDocumentContextParameter',
      createTextElement('ram:ID', billing),
    ),
    createElement(
      'ram:GuidelineSpecifiedDocumentContextParameter',
      createTextElement('ram:ID', guidelines[profile]),
    ),
  );
}

function documentElement({ number, typeCode, issuedOn, notes }: EInvoice): XmlNode | null {
  return createElement(
    'rsm:ExchangedDocument',
    createTextElement('ram:ID', number),
    createTextElement('ram:TypeCode', typeCode),
    buildDateElement('ram:IssueDateTime', issuedOn),
    notes.map(({ text, subject }) =>
      createElement(
        'ram:IncludedNote',
        createTextElement('ram:Content', text),
        createTextElement('ram:SubjectCode', subject ?? ''),
      ),
    ),
  );
}

function transactionElement(invoice: EInvoice): XmlNode | null {
  return createElement(
    'rsm:SupplyChainTradeTransaction',
    invoice.lines.map(buildLineElement),
    buildAgreementElement(invoice),
    buildDeliveryElement(invoice),
    buildSettlementElement(invoice),
  );
}
