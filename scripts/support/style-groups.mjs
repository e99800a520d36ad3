// Finds out which classes only the screens of one group use, so that their styles don't load elsewhere.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const pages = "app/[locale]"

/** Groups of screens with a stylesheet of their own, `app/styles/<name>.css`: the folders and files of their pages. */
export const groups = {
  kit: ["(admin)/(kit)", "(blank)/page-layout"],
  dashboards: ["(admin)/page.tsx", "(admin)/dashboard"],
  calendar: ["(admin)/apps/calendar"],
  chat: ["(admin)/apps/chat"],
  email: ["(admin)/apps/email"],
  todo: ["(admin)/apps/todo"],
  invoices: ["(admin)/apps/invoice", "(blank)/apps/invoice"],
  shop: ["(admin)/apps/ecommerce"],
  business: ["(admin)/business", "(blank)/business"],
  reading: ["(admin)/pages/blog", "(admin)/pages/faq", "(admin)/pages/knowledge-base", "(admin)/pages/pricing"],
  people: ["(admin)/pages/profile", "(admin)/pages/account-settings", "(admin)/apps/user"],
  outside: ["(auth)", "(auth-centre)", "(blank)/misc"],
  developers: ["(blank)/developers"],
}

const sourceFile = /\.tsx?$/
const entry = /\/(?:page|layout|template|loading|error|global-error|not-found|default)\.tsx$/
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+)["'`]/g

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && sourceFile.test(file.name))
    .map((file) => join(file.parentPath ?? file.path, file.name))
}

/** The files that a specifier with a variable part, such as `../demos/${page}/${demo}.tsx`, may mean, or the one it names. */
function resolve(from, specifier) {
  if (!/^(?:@\/|\.)/.test(specifier)) return []
  const path = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(from), specifier)
  const variable = path.indexOf("${")
  if (variable >= 0) {
    const folder = dirname(`${path.slice(0, variable)}x`)
    return folder.startsWith("components/kit/demos/") && existsSync(folder) ? filesBelow(folder) : []
  }
  return [path, `${path}.tsx`, `${path}.ts`, `${path}/index.ts`, `${path}/index.tsx`].filter((file) =>
    sourceFile.test(file),
  )
}

const groupOf = (file) =>
  Object.keys(groups).find((name) =>
    groups[name].some((place) => file === `${pages}/${place}` || file.startsWith(`${pages}/${place}/`)),
  ) ?? "all"

/** The files of `app`, `components` and `lib`, each with the groups of the pages that import it, directly or not. */
function groupsOfFiles(texts) {
  const reached = new Map()
  const imports = new Map()
  for (const [file, text] of texts) {
    const found = [...text.matchAll(specifiers)].flatMap(([, specifier]) => resolve(file, specifier))
    imports.set(
      file,
      found.filter((path) => texts.has(path)),
    )
    reached.set(file, new Set())
  }
  for (const start of [...texts.keys()].filter((file) => entry.test(file))) {
    const group = groupOf(start)
    const open = [start]
    for (let file = open.pop(); file; file = open.pop()) {
      if (reached.get(file).has(group)) continue
      reached.get(file).add(group)
      open.push(...imports.get(file))
    }
  }
  return reached
}

/** Returns the groups that use each word of `app` and `components`, classes among them. A file that no page is known to load counts for all. */
export function groupsOfWords() {
  const texts = new Map()
  for (const file of ["app", "components", "lib"].flatMap(filesBelow)) texts.set(file, readFileSync(file, "utf8"))
  const words = new Map()
  for (const [file, groups] of groupsOfFiles(texts)) {
    if (file.startsWith("lib/")) continue
    const own = groups.size > 0 ? groups : ["all"]
    const text = texts.get(file)
    for (const word of new Set([...text.split(/[\s"'`]+/), ...text.split(/[\s"'`${}<>=;,()]+/)])) {
      if (!words.has(word)) words.set(word, new Set())
      for (const group of own) words.get(word).add(group)
    }
  }
  return words
}
