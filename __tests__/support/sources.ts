import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join, posix } from "node:path"

export const root = process.cwd()
const roots = ["app", "components", "lib", "data", "scripts", "__tests__"]

function walk(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = posix.join(folder, name)
    return statSync(join(root, path)).isDirectory() ? walk(path) : [path]
  })
}

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)

interface Source {
  path: string
  text: string
}

const paths = [...roots.flatMap(walk), "middleware.ts", "instrumentation.ts"]
const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), "utf8") })

/** Every source file, with its text. */
export const sources = paths.filter(isCode).map(read)

/** Every style sheet, with its text. */
export const styleSheets = paths.filter((path) => path.endsWith(".css")).map(read)

/** All files under a folder. */
export const filesUnder = walk

/** The target of an import: a path in the repository without its extension, or a package's name. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("@/")) return specifier.slice(2)
  if (specifier.startsWith(".")) return posix.join(dirname(from), specifier)
  return specifier
}

const importing =
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?(?:[\w*\s{},$]+\s+from\s+)?"([^"]+)"|import\("([^"]+)"\)/g

/** Every import of a file, static and dynamic, types included. */
export function importsOf({ path, text }: { path: string; text: string }): string[] {
  return [...text.matchAll(importing)].map((match) => resolve(path, String(match[1] ?? match[2])))
}

/** Returns "file → import" for every import that a rule rejects. */
export function refused(
  which: (path: string) => boolean,
  refuses: (target: string, path: string) => boolean,
): string[] {
  return sources
    .filter(({ path }) => which(path))
    .flatMap((source) =>
      importsOf(source)
        .filter((target) => refuses(target, source.path))
        .map((target) => `${source.path} → ${target}`),
    )
}
