/** A type as react-docgen describes it. */
export interface TypeNode {
  name: string
  raw?: string
  /** Set for literal types. */
  value?: string
  type?: string
  elements?: TypeNode[]
  signature?: { properties?: { key: unknown; value: TypeNode & { required?: boolean } }[] }
}

/** Finds the type of a key of an object type; undefined for objects of packages. */
export type PartOf = (name: string, key: string) => TypeNode | undefined

const named = /^([A-Z]\w*)(?:\["(\w+)"\])?$/

const written = ({ value, raw, name }: TypeNode) => (value ?? raw ?? name).replace(/\s+/g, " ").replace(/^\| /, "")

const partsOf = ({ elements = [], signature }: TypeNode) => [
  ...elements,
  ...(signature?.properties ?? []).map(({ value }) => value),
]

/** Returns the names of types that react-docgen left unresolved, such as `Crumb` and the first one of `ButtonLook["size"]`. */
export function namesIn(type: TypeNode): string[] {
  const name = type.elements ? undefined : named.exec(type.name)?.[1]
  return [...(name && name !== "Array" ? [name] : []), ...partsOf(type).flatMap(namesIn)]
}

/** The members of a union. The keys of an object come without quotes. */
function unionText(type: TypeNode, partOf: PartOf): string {
  const isKeys = type.raw?.startsWith("keyof")
  const members = (type.elements ?? []).map((member) =>
    isKeys ? JSON.stringify(member.value) : spelledOut(member, partOf),
  )
  return [...new Set(members)].join(" | ")
}

/** Returns a type as text, with the values of unions instead of their alias. */
export function spelledOut(type: TypeNode, partOf: PartOf): string {
  const [text, source] = [expanded(type, partOf), written(type)]
  // react-docgen doesn't know some kinds of types inside others.
  return text.includes("unknown") && !source.includes("unknown") ? source : text
}

function expanded(type: TypeNode, partOf: PartOf): string {
  const [, name, key] = named.exec(type.name) ?? []
  const part = name && key ? partOf(name, key) : undefined
  if (part) return spelledOut(part, partOf)
  if (type.name === "union") return unionText(type, partOf)
  const [item] = type.elements ?? []
  if (type.name === "Array" && item) {
    const text = spelledOut(item, partOf)
    return /\||=>/.test(text) && !text.startsWith("{") ? `(${text})[]` : `${text}[]`
  }
  const properties = type.type === "object" ? (type.signature?.properties ?? []) : []
  if (properties.length === 0 || properties.some(({ key }) => typeof key !== "string")) return written(type)
  return shapeOf(
    properties.map(({ key, value }) => ({ name: String(key), type: value, required: value.required })),
    partOf,
  )
}

/** Returns the text of an object type: `{ label: string; href?: string }`. */
export function shapeOf(props: { name: string; type: TypeNode; required?: boolean }[], partOf: PartOf): string {
  const parts = props.map(({ name, type, required }) => `${name}${required ? "" : "?"}: ${spelledOut(type, partOf)}`)
  return `{ ${parts.join("; ")} }`
}
