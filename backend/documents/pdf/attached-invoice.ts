import type { Pdf } from './document';

/** What readers look for by name; the profile is EN 16931 (ZUGFeRD 2, Factur-X 1). */
const fileName = 'factur-x.xml';
const conformanceLevel = 'EN 16931';
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/**
 * Puts the XML of an invoice into its PDF: attached as another form of the whole document (`/Alternative`, as German full invoices
 * are), and announced in the metadata with the schema that PDF/A-3 asks of names it does not know. The document has to be made with
 * `archive`.
 */
export function attachInvoice(doc: Pdf, xml: string, issuedAt: number): void {
  const at = new Date(issuedAt);
  const attachment = {
    name: fileName,
    type: 'text/xml',
    // Known to pdfkit, not to its types.
    relationship: 'Alternative',
    description: 'Factur-X/ZUGFeRD',
    creationDate: at,
    modifiedDate: at,
  };
  doc.file(Buffer.from(xml, 'utf8'), attachment);
  doc.appendXML(announcement());
}

function announcement(): string {
  const properties = [
    ['DocumentFileName', 'name of the embedded XML invoice file', fileName],
    ['DocumentType', 'type of the document', 'INVOICE'],
    ['Version', 'version of the Factur-X XML schema', '1.0'],
    ['ConformanceLevel', 'conformance level of the embedded Factur-X data', conformanceLevel],
  ] as const;
  const values = properties.map(([name, , value]) => `<fx:${name}>${value}</fx:${name}>`);
  const described = properties.map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
      '<pdfaProperty:valueType>Text</pdfaProperty:valueType>' +
      '<pdfaProperty:category>external</pdfaProperty:category>' +
      `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  );
  return `
    <rdf:Description rdf:about="" xmlns:fx="${namespace}">${values.join('')}</rdf:Description>
    <rdf:Description rdf:about=""
      xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
      xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>`;
}
