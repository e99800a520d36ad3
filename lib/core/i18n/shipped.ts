import { createHash } from "node:crypto"
import { searchable, searchWords } from "../search-text"
import type { Locale } from "./locales"

/** A text in two parts: a title with its description or content, or a question with its answer. */
export type TextPair = readonly [head: string, body: string]

/** Identifies a text, whichever language or version it is. `fingerprint` in db/shipped.ts is its twin in SQL. */
export const fingerprintOf = ([head, body]: TextPair): string =>
  createHash("md5").update(`${head}\n${body}`).digest("hex")

interface Options {
  /** Every text in every language, by a key. */
  texts: Record<Locale, Record<string, TextPair>>
  /** Fingerprints of the English versions so far, by key and separated by spaces, so that workspaces created with them get translations too. */
  versions: Record<string, string>
  /** Converts a body to the text that is searched. */
  toText: (body: string) => string
}

/**
 * Texts that every workspace starts with. Rows store them in English. A row that nobody has edited is recognised by its
 * fingerprint and shown in the reader's language; an edited one is shown as written.
 */
export class ShippedTexts {
  private readonly keys = new Map<string, string>()
  private readonly folded = new Map<Locale, { key: string; head: string; body: string }[]>()

  constructor(private readonly options: Options) {
    for (const [key, prints] of Object.entries(options.versions))
      for (const print of prints.split(" ")) this.keys.set(print, key)
    // An undo stores the text that the user saw, which may be a translation.
    for (const texts of Object.values(options.texts))
      for (const [key, text] of Object.entries(texts)) this.keys.set(fingerprintOf(text), key)
  }

  /** The fingerprints of all versions in all languages. */
  get fingerprints(): string[] {
    return [...this.keys.keys()]
  }

  /** The text with a fingerprint, in the reader's language; undefined if somebody edited it. */
  find(locale: Locale, print: string): TextPair | undefined {
    const key = this.keys.get(print)
    return key === undefined ? undefined : this.options.texts[locale][key]
  }

  /** The texts in the reader's language that contain all words of `q` (without words: all), by every fingerprint a row may have. */
  search(locale: Locale, q: string, where: "head" | "both"): Map<string, TextPair> {
    const words = searchWords(q)
    const found = new Set(
      this.textsIn(locale)
        .filter(({ head, body }) => {
          const text = where === "head" ? head : `${head} ${body}`
          return words.every((word) => text.includes(word))
        })
        .map(({ key }) => key),
    )
    const hits = new Map<string, TextPair>()
    for (const [print, key] of this.keys) {
      const text = found.has(key) && this.options.texts[locale][key]
      if (text) hits.set(print, text)
    }
    return hits
  }

  private textsIn(locale: Locale) {
    let texts = this.folded.get(locale)
    if (!texts) {
      texts = Object.entries(this.options.texts[locale]).map(([key, [head, body]]) => ({
        key,
        head: searchable(head),
        body: searchable(this.options.toText(body)),
      }))
      this.folded.set(locale, texts)
    }
    return texts
  }
}
