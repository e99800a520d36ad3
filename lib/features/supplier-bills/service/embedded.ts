import { inflateSync } from "node:zlib"
import { maxXmlBytes } from "@/lib/features/einvoices/service/xml/read"

// PDF files keep what is embedded in streams of their own: `<< … /Type /EmbeddedFile … >> stream … endstream`. So the invoice in
// a PDF is found without reading the document: each stream that can be a file is unpacked and looked at.

/** The most streams that are looked at, and the bytes that all of them may unpack to. */
const maxStreams = 3_000
const maxUnpacked = 40_000_000
/** The longest dictionary before a stream that is looked at. */
const maxDictionary = 4_000

const root = /<(?:[\w-]+:)?(?:CrossIndustryInvoice|Invoice|CreditNote)[\s>]/
/** Streams that are something else: pages, pictures, fonts, tables of objects. */
const other =
  /\/(?:Subtype\s*\/(?:Image|Form)|Length1|Length2|Type\s*\/(?:XRef|ObjStm|Metadata)|FunctionType|N\s+\d+\s)/

const looksLikeInvoice = (bytes: Uint8Array) => {
  const start = Buffer.from(bytes.subarray(0, 4_000)).toString("latin1")
  return /^\s*(?:\xef\xbb\xbf)?\s*</.test(start) && root.test(start)
}

function unpacked(raw: Buffer, dictionary: string, room: number): Uint8Array | undefined {
  if (!/\/Filter/.test(dictionary)) return raw
  if (!/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*\]?/.test(dictionary) || /\/DecodeParms/.test(dictionary))
    return undefined
  try {
    return inflateSync(raw, { maxOutputLength: Math.min(maxXmlBytes, Math.max(1, room)) })
  } catch {
    return undefined
  }
}

/** The streams of a PDF with their dictionaries, in the order of the file. */
function* streamsOf(file: Buffer): Generator<{ dictionary: string; raw: Buffer }> {
  let at = 0
  for (let count = 0; count < maxStreams; count++) {
    const start = file.indexOf("stream", at)
    if (start < 0) return
    const end = file.indexOf("endstream", start)
    if (end < 0) return
    at = end + "endstream".length
    const before = file.subarray(Math.max(0, start - maxDictionary), start).toString("latin1")
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(" obj")))
    const from = start + "stream".length
    const skip = file[from] === 13 && file[from + 1] === 10 ? 2 : file[from] === 10 || file[from] === 13 ? 1 : 0
    yield { dictionary, raw: file.subarray(from + skip, end) }
  }
}

/** The e-invoice that a PDF carries as XML; undefined if there is none, or if the file is encrypted. */
export function embeddedInvoice(pdf: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  if (!file.subarray(0, 1024).includes("%PDF-")) return undefined
  let room = maxUnpacked
  for (const { dictionary, raw } of streamsOf(file)) {
    if (other.test(dictionary)) continue
    const content = unpacked(raw, dictionary, room)
    room -= content?.length ?? 0
    if (room <= 0) return undefined
    if (content && looksLikeInvoice(content)) return Uint8Array.prototype.slice.call(content)
  }
  return undefined
}
