import { readFile } from "node:fs/promises"
import { join } from "node:path"

const kept = new Map<string, Promise<string>>()

function keep(key: string, make: () => Promise<string>): Promise<string> {
  const known = kept.get(key)
  // While one develops files change under their names.
  if (known && process.env.NODE_ENV === "production") return known
  const made = make()
  kept.set(key, made)
  return made
}

/** The text of a component, by its path under components/ without `.tsx`. */
export const sourceOf = (path: string): Promise<string> =>
  keep(path, () => readFile(join(process.cwd(), "components", `${path}.tsx`), "utf8"))

/** TSX as HTML whose colours follow the skin: each span names one for the light and one for the dark. */
export const highlighted = (source: string): Promise<string> =>
  keep(source, async () => {
    const { codeToHtml } = await import("shiki/bundle/web")
    const themes = { light: "github-light-high-contrast", dark: "github-dark-high-contrast" }
    return codeToHtml(source.trimEnd(), { lang: "tsx", themes, defaultColor: false })
  })
