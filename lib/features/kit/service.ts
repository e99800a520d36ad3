import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { highlight } from "sugar-high"

/** The text of a component, by its path under components/ without `.tsx`. */
export const sourceOf = (path: string): Promise<string> =>
  readFile(join(process.cwd(), "components", `${path}.tsx`), "utf8")

/** TSX as HTML: each piece of a kind in a span of its class, which the stylesheet colours as the skin has it. */
export const highlighted = (source: string): string => highlight(source.trimEnd()).replace(/ style="[^"]*"/g, "")

export interface PropDoc {
  name: string
  /** As it stands in the source. */
  type: string
  isRequired: boolean
  /** The value where it is left out. */
  initial?: string
  text: string
}

export interface ComponentDoc {
  name: string
  text: string
  props: PropDoc[]
}

interface TypeNode {
  name: string
  raw?: string
  /** Of a type that is one value. */
  value?: string
}

const typeOf = (type: TypeNode | undefined) =>
  (type?.value ?? type?.raw ?? type?.name ?? "").replace(/\s+/g, " ").replace(/^\| /, "")

/** What the components of these files take, read from their types and comments. */
export async function propsOf(files: string[]): Promise<ComponentDoc[]> {
  const { builtinResolvers, parse } = await import("react-docgen")
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await sourceOf(file)
      return parse(source, { resolver, filename: `${file}.tsx`, babelOptions: { babelrc: false, configFile: false } })
    }),
  )
  return found.flat().map(({ displayName, description, props }) => ({
    name: displayName ?? "",
    text: description ?? "",
    // What an element takes anyway has no type of its own here.
    props: Object.entries(props ?? {})
      .filter(([, { tsType }]) => tsType)
      .map(([name, prop]) => ({
        name,
        type: typeOf(prop.tsType as TypeNode | undefined),
        isRequired: prop.required === true,
        initial: prop.defaultValue ? String(prop.defaultValue.value) : undefined,
        text: prop.description ?? "",
      })),
  }))
}
