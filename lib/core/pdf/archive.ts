/** A file inside of a PDF that is kept for years, and what the PDF says about it. */
export interface EmbeddedFile {
  name: string
  type: string
  description: string
  content: Uint8Array
  /** XMP about the file: descriptions in RDF. */
  metadata: string
}

/** PDF/A-3: every font is embedded, colours are defined by a profile, and other files may be inside. */
export const archiveOptions = { subset: "PDF/A-3b", pdfVersion: "1.7" } as const

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] as string)

const description = (namespace: string, content: string) =>
  `<rdf:Description rdf:about="" ${namespace}>${content}</rdf:Description>`

type Info = PDFKit.PDFDocument["info"]

/** The document's own description. PDFKit writes one too, but doesn't escape the texts in it. */
const describe = ({ Title = "", Author = "", Producer = "", Creator = "", CreationDate = new Date(0) }: Info) =>
  [
    description(
      'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
      `<xmp:CreateDate>${CreationDate.toISOString().split(".")[0]}Z</xmp:CreateDate><xmp:CreatorTool>${escaped(Creator)}</xmp:CreatorTool>`,
    ),
    description(
      'xmlns:dc="http://purl.org/dc/elements/1.1/"',
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(Title)}</rdf:li></rdf:Alt></dc:title>` +
        `<dc:creator><rdf:Seq><rdf:li>${escaped(Author)}</rdf:li></rdf:Seq></dc:creator>`,
    ),
    description('xmlns:pdf="http://ns.adobe.com/pdf/1.3/"', `<pdf:Producer>${escaped(Producer)}</pdf:Producer>`),
  ].join("\n")

/** PDFKit's methods for PDF/A, which its types lack. */
interface Archive {
  appendXML(xml: string): void
  _addInfo(): void
}

/** Puts a file into a PDF that was made with `archiveOptions`, as another form of the same document. */
export function embed(doc: PDFKit.PDFDocument, { name, type, description: about, content, metadata }: EmbeddedFile) {
  const created = doc.info.CreationDate as Date
  const options = { name, type, description: about, creationDate: created, modifiedDate: created }
  // PDFKit has the option, but its types lack it.
  doc.file(Buffer.from(content), Object.assign(options, { relationship: "Alternative" }))
  const archive = doc as unknown as Archive
  archive._addInfo = () => archive.appendXML(describe(doc.info))
  archive.appendXML(metadata)
}
