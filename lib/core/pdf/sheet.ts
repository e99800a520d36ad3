import PDFDocument from "pdfkit"
import { fontFile, fontParts } from "./fonts"

export interface Ink {
  size?: number
  bold?: boolean
  color?: string
  align?: "start" | "end"
}

export const ink = { text: "#1f2937", quiet: "#5b6475", line: "#d9dde5", brand: "#5b5bd6", soft: "#f4f5fa" }

const usual = 9
const leading = 1.42
/** How much wider a stroke makes bold letters: the web font's bold cannot be embedded. */
const boldness = 0.024
const missing = "latin"
/** Narrow and wide spaces, such as French figures are grouped by: the font has no glyphs for them. */
const otherSpaces = /[\u2000-\u200a\u202f\u205f\u3000]/g

/** A PDF of A4 pages that is written by place: text in any of our languages' letters, lines and boxes. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly margin = 48
  readonly width: number
  readonly bottom: number
  /** Where the next thing stands. */
  y: number
  private readonly parts = fontParts()
  private readonly registered = new Set<string>()
  private readonly finished: Promise<Uint8Array>

  constructor(info: { title: string; author: string; created: Date; language: string }) {
    const { title: Title, author: Author, created: CreationDate } = info
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: info.language,
      displayTitle: true,
      info: { Title, Author, Producer: "Cornerledger", Creator: "Cornerledger", CreationDate },
    })
    this.width = this.doc.page.width - this.margin * 2
    this.bottom = this.doc.page.height - this.margin - 16
    this.y = this.margin
    this.finished = new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = []
      this.doc.on("data", (chunk: Uint8Array) => chunks.push(chunk))
      this.doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))))
      this.doc.on("error", reject)
    })
  }

  private use(name: string): void {
    if (!this.registered.has(name)) {
      this.doc.registerFont(name, fontFile(name) as Buffer)
      this.registered.add(name)
    }
    this.doc.font(name)
  }

  /** The text in pieces, each of one part of the typeface. */
  private pieces(text: string): { part: string; text: string }[] {
    const pieces: { part: string; text: string }[] = []
    for (const character of text.replace(otherSpaces, "\u00a0")) {
      const code = character.codePointAt(0) ?? 0
      const part = this.parts.find((one) => one.holds(code))?.name ?? missing
      const last = pieces.at(-1)
      if (last?.part === part) last.text += character
      else pieces.push({ part, text: character })
    }
    return pieces
  }

  widthOf(text: string, { size = usual }: Ink = {}): number {
    return this.pieces(text).reduce((sum, piece) => {
      this.use(piece.part)
      return sum + this.doc.fontSize(size).widthOfString(piece.text)
    }, 0)
  }

  /** The text in lines that fit; a word that does not is cut. */
  wrap(text: string, width: number, style: Ink = {}): string[] {
    return text.split("\n").flatMap((paragraph) => {
      const lines: string[] = []
      let line = ""
      for (const word of paragraph.split(" ").flatMap((one) => this.cut(one, width, style))) {
        const longer = line ? `${line} ${word}` : word
        if (line && this.widthOf(longer, style) > width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      return [...lines, line]
    })
  }

  private cut(word: string, width: number, style: Ink): string[] {
    if (this.widthOf(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ""
    for (const character of word) {
      if (part && this.widthOf(part + character, style) > width) {
        parts.push(part)
        part = ""
      }
      part += character
    }
    return [...parts, part]
  }

  heightOf = (lines: number, { size = usual }: Ink = {}) => lines * size * leading

  /** Writes one line at a place; with `align: "end"` it ends there. */
  put(text: string, x: number, y: number, style: Ink = {}): void {
    const { size = usual, bold, color = ink.text, align } = style
    let at = align === "end" ? x - this.widthOf(text, style) : x
    for (const piece of this.pieces(text)) {
      this.use(piece.part)
      this.doc.fontSize(size).fillColor(color).strokeColor(color)
      this.doc.lineWidth(size * boldness)
      this.doc.text(piece.text, at, y, { lineBreak: false, fill: true, stroke: bold ?? false })
      at += this.doc.widthOfString(piece.text)
    }
  }

  /** Writes lines from a place downwards. @returns where they end */
  block(lines: string[], x: number, y: number, style: Ink = {}): number {
    for (const [i, line] of lines.entries()) this.put(line, x, y + this.heightOf(i, style), style)
    return y + this.heightOf(lines.length, style)
  }

  rule(y: number, color = ink.line, from = this.margin, to = this.margin + this.width): void {
    this.doc.lineWidth(0.6).strokeColor(color).moveTo(from, y).lineTo(to, y).stroke()
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.roundedRect(x, y, width, height, 4).fill(color)
  }

  /** Goes to a new page unless so much still fits. @returns whether it did */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false
    this.doc.addPage()
    this.y = this.margin
    return true
  }

  /** Runs on every page once all are there, and closes the file. */
  async finish(onPage: (page: number, pages: number) => void): Promise<Uint8Array> {
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page)
      onPage(page + 1, count)
    }
    this.doc.end()
    return this.finished
  }
}
