import { Parser } from "htmlparser2"
import { invalid } from "@/lib/core/http/errors"

// XML as a tree of plain nodes. Document types and with them entities are refused, and sizes are limited while reading, so a
// file can neither name other files nor grow in memory.

export interface Node {
  /** Without its prefix. */
  name: string
  attributes: Record<string, string>
  children: Node[]
  text: string
}

/** A statement with 5,000 lines and 20,000 payments has about 600,000. */
const maxNodes = 800_000
const maxDepth = 40
/** More text than any field of a statement has. */
const maxText = 20_000

const encodings = ["utf-8", "utf8", "us-ascii", "iso-8859-1", "iso-8859-15", "windows-1252"]

const notXml = () => invalid({ file: "bankNotXml" })

/** The file as text, in the encoding that it declares. @throws HttpError 422 for another encoding, or bytes that don't fit it */
function textOf(content: Uint8Array): string {
  const head = Buffer.from(content.subarray(0, 200)).toString("latin1")
  const declared =
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? "utf-8"
  if (!encodings.includes(declared)) throw notXml()
  try {
    return new TextDecoder(declared, { fatal: true }).decode(content)
  } catch {
    throw notXml()
  }
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1)

/** Parses XML into a tree. @throws HttpError 422 if it isn't well-formed, has a document type, or is too large */
export function parseXml(content: Uint8Array): Node {
  const text = textOf(content)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids control characters, and PostgreSQL can't store NUL
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|&#(?:0+|x0+);/i.test(text)) throw notXml()
  const root: Node = { name: "", attributes: {}, children: [], text: "" }
  const stack: Node[] = [root]
  let nodes = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++nodes > maxNodes || stack.length > maxDepth) throw invalid({ file: "bankFileTooLong" })
        const node: Node = { name: bare(name), attributes, children: [], text: "" }
        stack.at(-1)?.children.push(node)
        stack.push(node)
      },
      ontext(part) {
        const node = stack.at(-1) as Node
        if (node.text.length + part.length > maxText) throw invalid({ file: "bankFileTooLong" })
        node.text += part
      },
      onclosetag(_, isImplied) {
        // An element that closes itself is fine; one that the parser closes because the file forgot to is not.
        if (isImplied && text[parser.endIndex - 1] !== "/") throw notXml()
        stack.pop()
      },
      onprocessinginstruction(name) {
        if (name.startsWith("!")) throw notXml()
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  const [document, ...others] = root.children
  if (!document || others.length > 0 || stack.length !== 1) throw notXml()
  return document
}

/** The first node at a path below a node. */
export function at(node: Node | undefined, ...path: string[]): Node | undefined {
  return path.reduce<Node | undefined>((found, name) => found?.children.find((child) => child.name === name), node)
}

/** All nodes with a name below a node. */
export const all = (node: Node | undefined, name: string): Node[] =>
  node?.children.filter((child) => child.name === name) ?? []

/** The text at a path, trimmed, with single spaces; empty without one. */
export const textAt = (node: Node | undefined, ...path: string[]): string =>
  (at(node, ...path)?.text ?? "").replace(/\s+/g, " ").trim()
