import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { apiPath } from "@/lib/core/client/address"
import { endpoints } from "@/lib/features"
import { pages } from "@/lib/features/pages"
import { nobody } from "../support/api"
import { filesUnder, root, sources } from "../support/sources"

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]
const routeFiles = filesUnder("app/api").filter((path) => path.endsWith("/route.ts"))
/** The route of all endpoints, and those of libraries. */
const besides = ["app/api/[...path]/route.ts", "app/api/auth/[...nextauth]/route.ts", "app/api/mcp/route.ts"]
const paths = [...new Set(endpoints.map(({ path }) => apiPath(path)))]
const routeFile = (path: string) => `app${path.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`

test("every route file but those of libraries is an endpoint's, which needs one only for settings of its own", () => {
  const known = new Set([...besides, ...paths.map(routeFile)])
  expect(routeFiles.filter((file) => !known.has(file))).toEqual([])
})

test("endpoint names are unique, because the reference and the samples use them", () => {
  const names = endpoints.map(({ name }) => name)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test("no two endpoints share method and path", () => {
  const names = endpoints.map(({ method, path }) => `${method} ${apiPath(path)}`)
  expect(new Set(names).size).toBe(names.length)
})

test.each(paths)("%s answers exactly the methods of the registry", async (path) => {
  const wanted = endpoints.filter((call) => apiPath(call.path) === path).map(({ method }) => method as string)
  for (const method of methods) {
    const { status } = await nobody.send(path, {
      method,
      params: { id: "x" },
      headers: { "content-type": "application/json" },
    })
    expect([method, status === 405]).toEqual([method, !wanted.includes(method)])
  }
})

test("paths.json, body-limits.json and every endpoints.ts are up to date with `npm run paths`", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/paths.mjs", "--check"], { encoding: "utf8" })
  expect([status, stderr.split("\n").filter((line) => line.startsWith("Run"))]).toEqual([0, []])
})

test("every endpoint has a permission and a summary", () => {
  for (const { can, summary, path } of endpoints) {
    expect([path, can === "public" || can.length === 2]).toEqual([path, true])
    expect(summary).toMatch(/^[A-Z].+[^.]$/)
  }
})

/** The paths of pages as patterns: without groups, with dynamic parts matching anything. */
const pagePatterns = filesUnder("app/[locale]")
  .filter((path) => path.endsWith("/page.tsx"))
  .map((path) =>
    path
      .replace("app/[locale]", "")
      .replace(/\/page\.tsx$/, "")
      .replace(/\/\([^)]+\)/g, ""),
  )
  .filter((path) => !path.endsWith("/[...rest]"))
  .map((path) =>
    path
      .replace(/\/\[\[\.{3}\w+\]\]/g, "(/.*)?")
      .replace(/\[\.{3}\w+\]/g, ".+")
      .replace(/\[\w+\]/g, "[^/]+"),
  )
  .map((path) => new RegExp(`^${path || "/"}$`))
const exists = (link: string) => pagePatterns.some((pattern) => pattern.test(link.split(/[?#]/)[0] || "/"))

test("every screen that is listed exists", () => {
  expect(pages.map(({ link }) => link).filter((link) => !exists(link))).toEqual([])
})

test("every link written in a component leads to a screen", () => {
  const links = sources
    .filter(({ path }) => /^(app|components)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/href="(\/[^"]*)"/g)].map((match) => ({ path, link: String(match[1]) })),
    )
    .filter(({ link }) => !link.startsWith("/api/") && !existsSync(join(root, "public", link)))
  expect(links.filter(({ link }) => !exists(link))).toEqual([])
})

test("no two screens share an id", () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
})
