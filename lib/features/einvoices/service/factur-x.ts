import type { EmbeddedFile } from "@/lib/core/pdf/archive"

/** The name that readers of Factur-X and ZUGFeRD look for. */
export const facturXName = "factur-x.xml"

const namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"

const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category>
    <pdfaProperty:description>${description}</pdfaProperty:description>
  </rdf:li>`

/** XMP metadata about the invoice embedded in a PDF, with the descriptions of its properties that PDF/A requires. */
const metadata = `<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${facturXName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
      ${property("DocumentFileName", "The name of the embedded XML document")}
      ${property("DocumentType", "The type of the hybrid document in capital letters, e.g. INVOICE")}
      ${property("Version", "The actual version of the standard applying to the embedded XML document")}
      ${property("ConformanceLevel", "The conformance level of the embedded XML document")}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`

/** The embedded file that turns an invoice's PDF into a Factur-X or ZUGFeRD document. */
export const facturX = (cii: string): EmbeddedFile => ({
  name: facturXName,
  type: "text/xml",
  description: "Factur-X",
  content: new TextEncoder().encode(cii),
  metadata,
})
