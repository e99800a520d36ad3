/** A file as it hangs on a sample mail. */
export interface SeedFile {
  fileName: string
  type: string
  content: Uint8Array
  thumbnail?: Uint8Array
}

const bytes = (text: string) => new TextEncoder().encode(text)
const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&")

/** A PDF of one A4 page with some lines of text; the first is its title. */
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

/** A sketch of the shop window in December. */
const shopWindow = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 960 600">
<rect width="960" height="600" fill="#2b2f52"/><rect x="60" y="60" width="840" height="480" rx="12" fill="#f6efe2"/>
<rect x="60" y="440" width="840" height="100" fill="#c9a77a"/>
<g fill="none" stroke="#8d8aa8" stroke-width="3"><path d="M60 110 Q270 190 480 110 T900 110"/></g>
<g fill="#e9b44c">${[130, 220, 320, 420, 540, 640, 740, 830].map((x, i) => `<circle cx="${x}" cy="${132 + (i % 2) * 16}" r="10"/>`).join("")}</g>
<g fill="#3f7d5a"><path d="M200 440 L280 220 L360 440Z"/><path d="M700 440 L760 280 L820 440Z"/></g>
<g fill="#b5483a"><rect x="420" y="350" width="120" height="90"/><rect x="560" y="380" width="80" height="60"/></g>
<g fill="#5b5bd6"><rect x="440" y="290" width="80" height="60"/></g>
<g fill="#fff7e0"><rect x="474" y="290" width="12" height="150"/><rect x="594" y="380" width="12" height="60"/></g></svg>`

async function picture(): Promise<Omit<SeedFile, "fileName">> {
  const { default: sharp } = await import("sharp")
  const drawn = sharp(Buffer.from(shopWindow))
  const [content, thumbnail] = await Promise.all([
    drawn.clone().webp({ quality: 80 }).toBuffer(),
    drawn.clone().resize(96, 96, { fit: "cover" }).webp({ quality: 80 }).toBuffer(),
  ])
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
        "For: Lindqvist & Daughters, Stockholm",
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

/** The sample files by name, made once a process. */
export function seedFiles(): Promise<Map<string, SeedFile>> {
  made ??= make()
  return made
}
