import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { highlight } from "sugar-high"

/** Files do not change where the product runs, so there each is worked through once. */
function once<T>(work: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (file) => {
    const known = process.env.NODE_ENV === "production" ? kept.get(file) : undefined
    const found = known ?? work(file)
    kept.set(file, found)
    found.catch(() => kept.delete(file))
    return found
  }
}

const pathOf = (path: string) => join(process.cwd(), "components", `${path}.tsx`)

/** The text of a component, by its path under components/ without `.tsx`. */
const sourceOf = (path: string): Promise<string> => readFile(pathOf(path), "utf8")

/** TSX as HTML: each piece of a kind in a span of its class, which the stylesheet colours as the skin has it. */
const highlighted = (source: string): string => highlight(source.trimEnd()).replace(/ style="[^"]*"/g, "")

/** A component's text, plain and as HTML, by its path under components/. */
export const shownSource = once(async (path) => {
  const source = await sourceOf(path)
  return { source, html: highlighted(source) }
})

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

async function read(file: string): Promise<ComponentDoc[]> {
  const { builtinImporters, builtinResolvers, parse } = await import("react-docgen")
  const found = parse(await sourceOf(file), {
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    // Types that stand in a file beside it are followed there.
    importer: builtinImporters.fsImporter,
    filename: pathOf(file),
    babelOptions: { babelrc: false, configFile: false },
  })
  return found.map(({ displayName, description, props }) => ({
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

const docsOf = once(read)

/** What the components of these files take, read from their types and comments. */
export const propsOf = async (files: string[]): Promise<ComponentDoc[]> => (await Promise.all(files.map(docsOf))).flat()
