import { inflateSync } from "node:zlib"

/** The objects of a PDF by number, with dictionaries and decompressed streams. */
function objectsOf(pdf: string): Map<string, { about: string; stream: string }> {
  const objects = new Map<string, { about: string; stream: string }>()
  for (const [, number = "", content = ""] of pdf.matchAll(/(?<=^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const from = content.indexOf("stream\n")
    const about = from < 0 ? content : content.slice(0, from)
    const packed = from < 0 ? "" : content.slice(from + 7, content.lastIndexOf("\nendstream"))
    const bytes = Buffer.from(packed, "latin1")
    objects.set(number, {
      about,
      stream: about.includes("FlateDecode") ? inflateSync(bytes).toString("latin1") : packed,
    })
  }
  return objects
}

/** The characters of a font by code. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, range = ""] of table.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from = "", , list = ""] of range.matchAll(/<(\w+)>\s*<(\w+)>\s*\[(.*?)\]/gs)) {
      for (const [i, [, code = ""]] of [...list.matchAll(/<([\w\s]*)>/g)].entries()) {
        const key = (Number.parseInt(from, 16) + i).toString(16).padStart(4, "0")
        letters.set(key, Buffer.from(code.replace(/\s/g, ""), "hex").swap16().toString("utf16le"))
      }
    }
  }
  for (const [, list = ""] of table.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, key = "", code = ""] of list.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      letters.set(key.toLowerCase(), Buffer.from(code, "hex").swap16().toString("utf16le"))
    }
  }
  return letters
}

/** The text of a PDF written by PDFKit or jsPDF, one line per piece of text, in order. */
export function pdfText(content: Uint8Array): string {
  const objects = objectsOf(Buffer.from(content).toString("latin1"))
  const all = [...objects.values()]
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name = "", number = ""] of all.flatMap(({ about }) => [...about.matchAll(/\/(F\d+) (\d+) 0 R/g)])) {
    const table = /ToUnicode (\d+) 0 R/.exec(objects.get(number)?.about ?? "")?.[1] ?? ""
    fonts.set(name, lettersOf(objects.get(table)?.stream ?? ""))
  }
  const pages = all.map(({ stream }) => stream).filter((stream) => /\bBT\b/.test(stream))
  return pages
    .flatMap((page) =>
      [...page.matchAll(/\/(F\d+) [\d.]+ Tf(.*?)T[Jj]/gs)].map(([, font = "", shown = ""]) =>
        [...shown.matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, codes = ""]) => codes.match(/.{4}/g) ?? [])
          .map((code) => fonts.get(font)?.get(code.toLowerCase()) ?? "?")
          .join(""),
      ),
    )
    .join("\n")
}
