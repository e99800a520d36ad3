import { Parser } from "htmlparser2"

/** The largest file that is read, and the most elements and levels in it. A bill of 1,000 lines has about 40,000 elements. */
export const maxXmlBytes = 5_000_000
const maxElements = 250_000
const maxLevels = 60

/** Why a file is not read. `key` is a message in errors.json. */
export class UnreadableXml extends Error {
  constructor(readonly key: "xmlTooLarge" | "xmlBroken" | "xmlWithDoctype" | "notEInvoice" | "eInvoiceIncomplete") {
    super(key)
  }
}

/** An element that was read, under its name without prefix. Navigation never fails: what isn't there is empty. */
export class Found {
  readonly children: Found[] = []
  text = ""
  constructor(
    readonly name: string,
    readonly attributes: Record<string, string>,
    readonly namespace = "",
  ) {}

  /** All elements at a path such as `Party/Contact`. */
  all(path: string): Found[] {
    return path
      .split("/")
      .reduce<Found[]>(
        (found, name) => found.flatMap((one) => one.children.filter((child) => child.name === name)),
        [this],
      )
  }

  /** The first element at a path; an empty one if there is none. */
  at = (path: string): Found => this.all(path)[0] ?? nothing()
  has = (path: string): boolean => this.all(path).length > 0
  /** The trimmed text at a path, or an empty one. */
  textAt = (path: string): string => this.at(path).text.trim()
}

const nothing = () => new Found("", {})
const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1)

/** The text of a file, in the encoding that it says. @throws UnreadableXml */
export function decoded(bytes: Uint8Array): string {
  if (bytes.length > maxXmlBytes) throw new UnreadableXml("xmlTooLarge")
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe ? "utf-16be" : undefined
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200))
  const said = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1]
  try {
    return new TextDecoder(wide ?? said ?? "utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableXml("xmlBroken")
  }
}

/**
 * Reads XML into a tree. Only the five entities that XML itself has are known; a file that defines others is refused, so
 * nothing outside of it is ever read and nothing in it can grow.
 * @throws UnreadableXml
 */
export function readXml(text: string): Found {
  if (text.length > maxXmlBytes) throw new UnreadableXml("xmlTooLarge")
  const root = nothing()
  const open: Found[] = [root]
  let elements = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++elements > maxElements || open.length > maxLevels) throw new UnreadableXml("xmlTooLarge")
        const prefix = name.includes(":") ? `xmlns:${name.slice(0, name.indexOf(":"))}` : "xmlns"
        const found = new Found(withoutPrefix(name), attributes, attributes[prefix] ?? "")
        open.at(-1)?.children.push(found)
        open.push(found)
      },
      ontext(part) {
        const current = open.at(-1) as Found
        current.text += part
      },
      onclosetag(name, isImplied) {
        const closed = open.pop() as Found
        // The parser silently closes elements that the file leaves unclosed, as it does with `<a/>`.
        const isLeftOpen = isImplied && (closed.children.length > 0 || closed.text !== "")
        if (isLeftOpen || closed.name !== withoutPrefix(name)) throw new UnreadableXml("xmlBroken")
      },
      onprocessinginstruction(name) {
        if (name.startsWith("!")) throw new UnreadableXml("xmlWithDoctype")
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.end(text.replace(/\r\n?/g, "\n"))
  const [found] = root.children
  if (!found || root.children.length > 1) throw new UnreadableXml("xmlBroken")
  return found
}
