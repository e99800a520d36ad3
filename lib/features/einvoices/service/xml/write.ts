/** An element to write: its name, attributes, and a text or its children. */
export interface Element {
  name: string
  attributes: Record<string, string>
  content: string | Element[]
}

type Child = Element | undefined

/** Characters that XML 1.0 can't have, not even as references: most control characters, halves of pairs, U+FFFE and U+FFFF. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" }

/** A text without the characters that XML can't have. */
export const xmlText = (text: string): string => text.replace(forbidden, "")

const escaped = (text: string) => xmlText(text).replace(/[&<>"\r]/g, (character) => escapes[character] as string)
const escapedValue = (text: string) => escaped(text).replace(/[\t\n]/g, (space) => `&#${space.charCodeAt(0)};`)

/** An element with a text. @returns undefined for an empty one, because the standard forbids empty elements */
export const leaf = (name: string, text: string, attributes: Record<string, string> = {}): Child =>
  xmlText(text).trim() === "" ? undefined : { name, attributes, content: text }

/** An element with children. @returns undefined if there are none */
export function node(name: string, ...children: (Child | Child[])[]): Child {
  const content = children.flat().filter((child) => child !== undefined)
  return content.length === 0 ? undefined : { name, attributes: {}, content }
}

function written({ name, attributes, content }: Element, indent: string): string {
  const start = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapedValue(value)}"`)
    .join("")}>`
  if (typeof content === "string") return `${start}${escaped(content)}</${name}>\n`
  return `${start}\n${content.map((child) => written(child, `${indent}  `)).join("")}${indent}</${name}>\n`
}

/** A whole document in UTF-8. */
export const xmlDocument = (name: string, attributes: Record<string, string>, ...children: (Child | Child[])[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(
    { name, attributes, content: children.flat().filter((child) => child !== undefined) },
    "",
  )}`
