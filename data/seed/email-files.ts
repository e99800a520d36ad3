import { windowSketch } from "./window-sketch"

/** An attachment of a sample mail. */
export interface SeedFile {
  fileName: string
  type: string
  content: Uint8Array
  thumbnail?: Uint8Array
}

const bytes = (text: string) => new TextEncoder().encode(text)
const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&")

/** Creates a PDF with one A4 page of text. The first line is the title. */
function pdf([title = "", ...lines]: string[]): Uint8Array {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n")
  const stream = `BT /F2 20 Tf 60 770 Td (${escaped(title)}) Tj /F1 11 Tf 16 TL 0 -36 Td\n${text}\nET`
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ]
  let document = "%PDF-1.4\n"
  const offsets = objects.map((object, i) => {
    const offset = document.length
    document += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, "0")} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`
  document += `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${document.length}\n%%EOF\n`
  return bytes(document)
}

async function picture(): Promise<Omit<SeedFile, "fileName">> {
  const { default: sharp } = await import("sharp")
  const content = Buffer.from(windowSketch, "base64")
  const thumbnail = await sharp(content).resize(96, 96, { fit: "cover" }).webp({ quality: 80 }).toBuffer()
  return { type: "image/webp", content, thumbnail }
}

const csv = (...rows: (string | number)[][]) => bytes(`${rows.map((row) => row.join(";")).join("\r\n")}\r\n`)

async function make(): Promise<Map<string, SeedFile>> {
  const files: SeedFile[] = [
    {
      fileName: "Offer-2217.pdf",
      type: "application/pdf",
      content: pdf([
        "Amsel Papier - Offer 2217",
        "For: Lindqvist & Daughters, Helsinki",
        "",
        "400 sheets  Gift wrap, cotton, 70 x 100 cm, moss green      EUR 1.15",
        "400 sheets  Gift wrap, cotton, 70 x 100 cm, brick red       EUR 1.15",
        "120 pads    Letter pad A5, laid, 50 sheets                  EUR 3.40",
        "",
        "Delivery three weeks after your order, free of carriage.",
        "This offer holds for 30 days.",
      ]),
    },
    {
      fileName: "colours-and-stock.csv",
      type: "text/csv",
      content: csv(
        ["article", "colour", "sheets in stock", "next delivery"],
        ["GW-70-01", "moss green", 1200, ""],
        ["GW-70-02", "brick red", 860, ""],
        ["GW-70-03", "night blue", 0, "in 14 days"],
        ["GW-70-04", "natural", 2400, ""],
      ),
    },
    { fileName: "window-sketch.webp", ...(await picture()) },
    {
      fileName: "rota.csv",
      type: "text/csv",
      content: csv(
        ["day", "early", "late"],
        ["Monday", "Maja", "Oskar"],
        ["Tuesday", "Elif", "Maja"],
        ["Wednesday", "Oskar", "Elif"],
        ["Thursday", "Maja", "Oskar"],
        ["Friday", "Elif", "Maja and Oskar"],
        ["Saturday", "Oskar and Elif", "Maja"],
      ),
    },
    {
      fileName: "Lease-renewal.pdf",
      type: "application/pdf",
      content: pdf([
        "Renewal of lease - Weinbergsweg 14, Berlin",
        "Shop on the ground floor, 84 square metres, with cellar.",
        "",
        "1. The lease is renewed for five years.",
        "2. The rent rises by 2.4 per cent in the first year and then follows the index.",
        "3. The tenant may put up a sign of at most 60 x 240 cm.",
        "",
        "Please sign both copies and send one back.",
      ]),
    },
    {
      fileName: "packing-list.txt",
      type: "text/plain",
      content: bytes(
        "Packing list, 2 parcels\n\n1: 24 gift boxes, small\n   24 gift boxes, medium\n2: 40 rolls of ribbon\n",
      ),
    },
  ]
  return new Map(files.map((file) => [file.fileName, file]))
}

let made: ReturnType<typeof make> | undefined

/** Returns the sample files by name. They are created once per process. */
export function seedFiles(): Promise<Map<string, SeedFile>> {
  made ??= make()
  return made
}
