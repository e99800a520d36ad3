import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { highlight } from "sugar-high"
import type { ComponentDoc } from "./pages/component-doc"

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

const docsOf = once(async (file) => {
  const { readComponents } = await import("./component-docs")
  return readComponents(file, await sourceOf(file))
})

/** Reads the props of all components in these files. Paths are under components/, without `.tsx`. */
export const propsOf = async (files: string[]): Promise<ComponentDoc[]> => (await Promise.all(files.map(docsOf))).flat()
