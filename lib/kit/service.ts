import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { highlight } from "sugar-high"

/** Caches the result per file in production, where files do not change. Failures are not cached. */
function once<T>(work: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const cache = new Map<string, Promise<T>>()
  return (file) => {
    const cached = process.env.NODE_ENV === "production" ? cache.get(file) : undefined
    const found = cached ?? work(file)
    cache.set(file, found)
    found.catch(() => cache.delete(file))
    return found
  }
}

const pathOf = (path: string) => join(process.cwd(), "components", `${path}.tsx`)

/** Reads the source of a component by its path under components/, without `.tsx`. */
const sourceOf = (path: string): Promise<string> => readFile(pathOf(path), "utf8")

/** Converts TSX to HTML spans with a class per token type; the stylesheet colours them to match the skin. */
const highlighted = (source: string): string => highlight(source.trimEnd()).replace(/ style="[^"]*"/g, "")

/** The source of a component, plain and as highlighted HTML, by its path under components/ without `.tsx`. */
export const demoSource = once(async (path) => {
  const source = await sourceOf(path)
  return { source, html: highlighted(source) }
})

export interface PropDoc {
  name: string
  /** As written in the source. */
  type: string
  isRequired: boolean
  /** The default value. */
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
  /** Set for literal types. */
  value?: string
}

const typeOf = (type: TypeNode | undefined) =>
  (type?.value ?? type?.raw ?? type?.name ?? "").replace(/\s+/g, " ").replace(/^\| /, "")

async function read(file: string): Promise<ComponentDoc[]> {
  const { builtinImporters, builtinResolvers, parse } = await import("react-docgen")
  const found = parse(await sourceOf(file), {
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    // Follows types that are imported from other files.
    importer: builtinImporters.fsImporter,
    filename: pathOf(file),
    babelOptions: { babelrc: false, configFile: false },
  })
  return found.map(({ displayName, description, props }) => ({
    name: displayName ?? "",
    text: description ?? "",
    // Native attributes of the element have no type here.
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

/** Reads the props of all components in these files. Paths are under components/, without `.tsx`. */
export const propsOf = async (files: string[]): Promise<ComponentDoc[]> => (await Promise.all(files.map(docsOf))).flat()
