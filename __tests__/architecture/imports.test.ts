import { refused, sources } from "../support/sources"

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

test("components import downwards: features, then list, form, layout and charts, then ui", () => {
  expect(refused(under("components"), under("app"))).toEqual([])
  expect(refused(under("components/ui"), under("components/features", "components/list", "components/form"))).toEqual(
    [],
  )
  expect(
    refused(under("components/list", "components/form", "components/charts"), under("components/features")),
  ).toEqual([])
})

/** What all nouns' pages.ts give together: plain values that any layer may use. */
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
  const offered = ["schema", "table", "values", "pages", "service", "links"]
  const reaches = (target: string, path: string) => {
    const [noun, file] = feature(target)
    return noun !== undefined && noun !== feature(path)[0] && !offered.includes(file ?? "")
  }
  // The registry of endpoints and the scheduled tasks import every noun on purpose.
  const all = /^lib\/features\/(index|ticks)\.ts /
  expect(refused(under("lib/features"), reaches).filter((line) => !all.test(line))).toEqual([])
})

const layers: Record<string, string[]> = {
  values: [],
  schema: ["values", "schema"],
  table: ["values", "table"],
  contract: ["values", "schema"],
  store: ["values", "schema", "table", "store"],
  payment: ["values", "table", "payment"],
  pdf: ["values", "schema", "pdf"],
  service: ["values", "schema", "table", "store", "pages", "service", "links", "payment", "pdf"],
}

test.each(Object.entries(layers))("%s imports only lower layers", (layer, below) => {
  const is = (path: string) => feature(path)[1] === layer
  const reaches = (target: string) => feature(target).length > 0 && !below.includes(feature(target)[1] ?? "")
  expect(refused(is, reaches)).toEqual([])
})

test("the core imports only tables, and the list of screens and the roles, from nouns", () => {
  const reaches = (target: string) =>
    under("lib/features")(target) && !registries.includes(target) && feature(target)[1] !== "table"
  expect(refused(under("lib/core"), reaches)).toEqual([])
})

test("the product imports only the pages and the endpoint of the interface kit", () => {
  const isKit = under("lib/kit", "components/kit")
  const reaches = (target: string) =>
    isKit(target) && !["lib/kit/pages", "lib/kit/help", "lib/kit/contract"].includes(target)
  const product = (path: string) => under("lib", "components")(path) && !isKit(path)
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
