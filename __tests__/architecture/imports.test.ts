import { readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { filesUnder, refused, root, sources } from "../support/sources"

const under =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`))
/** Returns noun and file, such as `users` and `store` for `lib/features/users/store`. */
const feature = (path: string) => /^lib\/features\/([\w-]+)\/([\w-]+)/.exec(path)?.slice(1) ?? []

test("lib imports neither components nor app, and nothing imports tests", () => {
  expect(refused(under("lib", "data"), under("components", "app", "__tests__", "scripts"))).toEqual([])
  expect(refused(under("app", "components", "lib", "data"), under("__tests__"))).toEqual([])
})

const everyScreen = ["ui", "cash", "charts", "editor", "form", "list", "layout", "features"]
/** The imports allowed to each folder of components, besides itself and lib/core. app/ passes nouns' screens to `layout`. */
const areas: Record<string, { components: string[]; nouns: string[] }> = {
  ui: { components: [], nouns: [] },
  cash: { components: ["ui", "form"], nouns: [] },
  charts: { components: ["ui"], nouns: [] },
  editor: { components: ["ui"], nouns: [] },
  form: { components: ["ui", "editor"], nouns: [] },
  list: { components: ["ui"], nouns: [] },
  layout: { components: ["ui"], nouns: ["auth"] },
  features: { components: everyScreen, nouns: ["every"] },
  kit: { components: everyScreen, nouns: ["autocomplete", "cards", "datatables", "users"] },
}

test.each(Object.entries(areas))("components/%s imports only the folders below it", (area, { components, nouns }) => {
  const allowed = [area, ...components].map((name) => `components/${name}`)
  const reaches = (target: string) =>
    (under("components")(target) && !under(...allowed)(target)) ||
    (under("lib/features")(target) && !nouns.includes("every") && !nouns.includes(feature(target)[0] ?? ""))
  expect(refused(under(`components/${area}`), reaches)).toEqual([])
})

test("the kit shows of the nouns' screens only the cards, and only app/ shows the kit", () => {
  const screens = (target: string) =>
    under("components/features")(target) && !under("components/features/cards")(target)
  expect(refused(under("components/kit"), screens)).toEqual([])
})

test("a stylesheet is imported only from its own folder, except by globals.css, and by pages for their group", () => {
  const isElsewhere = (target: string, path: string) =>
    target.endsWith(".css") &&
    under("components", "app", "lib")(target) &&
    !target.startsWith(`${dirname(path)}/`) &&
    !(target.startsWith("app/styles/") && path.startsWith("app/"))
  expect(refused(under("app", "components", "lib"), isElsewhere)).toEqual(["app/[locale]/layout.tsx → app/globals.css"])
  const imported = ["app", "components"]
    .flatMap(filesUnder)
    .filter((path) => path.endsWith(".css"))
    .flatMap((path) =>
      [...readFileSync(join(root, path), "utf8").matchAll(/@import "(\.[^"]+)"/g)].map(
        ([, target = ""]) => [path, posix.join(dirname(path), target)] as const,
      ),
    )
  const elsewhere = imported.filter(
    ([path, target]) => path !== "app/globals.css" && !target.startsWith(`${dirname(path)}/`),
  )
  expect(imported.length).toBeGreaterThan(5)
  expect(elsewhere).toEqual([])
})

/** The modules that combine all nouns' pages.ts: plain values that any layer may use. */
const registries = ["pages", "noun-pages", "menu", "help", "roles"].map((name) => `lib/features/${name}`)

test("components import only pure files of a noun: schema, contract, endpoints, values and pages", () => {
  const pure = ["schema", "contract", "endpoints", "values", "pages"]
  const reaches = (target: string) =>
    under("lib/features")(target) && !registries.includes(target) && !pure.includes(feature(target)[1] ?? "")
  expect(refused(under("components"), reaches)).toEqual([])
})

test("components import no SQL and no secrets", () => {
  const inside = (target: string) =>
    under("lib/core/db", "data")(target) || ["drizzle-orm", "postgres", "@electric-sql/pglite"].includes(target)
  expect(refused(under("components", "app"), inside)).toEqual([])
})

// A service may call another noun's service, but not its store or handlers.
test("nouns import only each other's public files", () => {
  const offered = ["schema", "table", "values", "service"]
  const reaches = (target: string, path: string) => {
    const [noun, file] = feature(target)
    return noun !== undefined && noun !== feature(path)[0] && !offered.includes(file ?? "")
  }
  // These files connect nouns with the server: endpoints, handlers, pages, background jobs, and the core's hooks.
  const all = /^lib\/features\/(index|handlers|noun-pages|jobs|nouns|record-readers)\.ts /
  expect(refused(under("lib/features"), reaches).filter((line) => !all.test(line))).toEqual([])
})

const layers: Record<string, string[]> = {
  pages: [],
  values: ["values"],
  schema: ["values", "schema"],
  table: ["values", "table"],
  contract: ["values", "schema"],
  endpoints: ["contract"],
  store: ["values", "schema", "table", "store"],
  payment: ["values", "table", "payment"],
  pdf: ["values", "schema", "pdf"],
  // A service announces a write by the contract of its endpoint.
  service: ["values", "schema", "table", "contract", "store", "service", "payment", "pdf"],
  handlers: ["values", "schema", "contract", "store", "service", "handlers"],
  "next-auth": ["service", "handlers", "next-auth"],
}

test.each(Object.entries(layers))("%s imports only lower layers", (layer, below) => {
  const is = (path: string) => feature(path)[1] === layer
  const reaches = (target: string) => feature(target).length > 0 && !below.includes(feature(target)[1] ?? "")
  expect(refused(is, reaches)).toEqual([])
})

test("nouns import of the registries only the pages and the roles; the OpenAPI document has all endpoints", () => {
  const files = ["lib/features/pages", "lib/features/roles"]
  const isRegistry = (target: string) => under("lib/features")(`${target}/`) && feature(target).length === 0
  const reaches = (target: string) => isRegistry(target) && !files.includes(target)
  const noun = (path: string) => feature(path).length > 0
  const document = "lib/features/operations/handlers/openapi.ts"
  expect(refused(noun, reaches)).toEqual([`${document} → lib/features`, `${document} → lib/features/tags`])
})

test("every source file belongs to a folder with rules", () => {
  const folders = Object.keys(areas).map((area) => `components/${area}`)
  const known = under("app", "data", "scripts", "__tests__", "lib/core", "lib/kit", ...folders)
  const isRegistry = (path: string) =>
    [
      ...registries,
      "lib/features/direct",
      "lib/features/handlers",
      "lib/features/index",
      "lib/features/jobs",
      "lib/features/nouns",
      "lib/features/record-readers",
      "lib/features/tags",
    ].includes(path.replace(/\.ts$/, ""))
  const atRoot = ["middleware.ts", "instrumentation.ts"]
  const homeless = sources
    .map(({ path }) => path)
    .filter((path) => !known(path) && !isRegistry(path) && !layers[feature(path)[1] ?? ""] && !atRoot.includes(path))
  expect(homeless).toEqual([])
})

test("the core imports no noun", () => {
  expect(refused(under("lib/core"), (target) => `${target}/`.startsWith("lib/features/"))).toEqual([])
})

test("the product imports only the pages and the endpoint of the interface kit", () => {
  const isKit = under("lib/kit", "components/kit")
  const reaches = (target: string) =>
    isKit(target) && !["lib/kit/pages", "lib/kit/help", "lib/kit/contract"].includes(target)
  // This file lists the handlers of all endpoints, the kit's included.
  const handlers = "lib/features/handlers.ts"
  const product = (path: string) => under("lib", "components")(path) && !isKit(path) && path !== handlers
  expect(refused(product, reaches)).toEqual([])
  const offered = ["lib/kit/pages", "lib/kit/contract", "lib/kit/endpoints"]
  const inside = (target: string) => under("lib/kit")(target) && !offered.some((path) => target.startsWith(path))
  expect(refused(under("components/kit"), inside)).toEqual([])
})

test("only charts import Tremor", () => {
  const tremor = (target: string) => target.startsWith("@tremor/")
  expect(refused((path) => !path.startsWith("components/charts/"), tremor)).toEqual([])
})

test("zod is imported as a namespace, so that bundlers can drop unused parts", () => {
  const others = sources.filter(({ text }) => /import (?:\{[^}]*\}|z) from "zod"/.test(text)).map(({ path }) => path)
  expect(others).toEqual([])
})

test("there are no barrel files except the registry and the seed's index", () => {
  const barrels = sources.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))
  expect(barrels.sort()).toEqual(["data/seed/index.ts", "lib/features/index.ts"])
})
