// Names the route of a request by its pattern, such as /api/files/[id]: metrics need a bounded set of names.
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./setup.mjs"

/** Of a page's path: which route it has depends on no language. */
const localePrefix = /^\/(?:en|de|fr|pt)(?=\/|$)/
/** Paths whose patterns are remembered; a flood of made-up ones empties the memory instead of growing it. */
const maxKnown = 5_000

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"))

function routesOf(dist) {
  const manifest = join(dist, "routes-manifest.json")
  if (!existsSync(manifest)) return { fixed: new Set(), patterns: [] }
  const { staticRoutes, dynamicRoutes } = readJson(manifest)
  return {
    fixed: new Set(staticRoutes.map(({ page }) => page)),
    patterns: dynamicRoutes.map(({ page, regex }) => ({ page, matches: new RegExp(regex) })),
  }
}

/** The rewrites of next.config.mjs: endpoints answer at their path and under /api. */
function callPatterns() {
  const paths = readJson(join(root, "lib/core/http/paths.json"))
  return {
    fixed: new Set(paths.filter((path) => !path.includes("{"))),
    patterns: paths
      .filter((path) => path.includes("{"))
      .map((path) => ({
        page: `/api${path.replace(/\{(\w+)\}/g, "[$1]")}`,
        matches: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
      })),
  }
}

/**
 * @param {string} dist a build
 * @returns {(url: string) => string} the pattern of the route that answers an address; `other` where none does
 */
export function routePatterns(dist) {
  const calls = callPatterns()
  const routes = routesOf(dist)
  const known = new Map()

  const find = (path) => {
    if (path.startsWith("/_next/")) return "/_next/*"
    if (calls.fixed.has(path)) return `/api${path}`
    const call = calls.patterns.find(({ matches }) => matches.test(path))
    if (call) return call.page
    // Pages are under their locale; the default locale has no prefix.
    const page = path.startsWith("/api/") || routes.fixed.has(path) ? path : `/en${path.replace(localePrefix, "")}`
    if (routes.fixed.has(page)) return page
    return routes.patterns.find(({ matches }) => matches.test(page))?.page ?? "other"
  }

  return (url) => {
    const path = url.split("?", 1)[0]
    const pattern = known.get(path) ?? find(path)
    if (known.size >= maxKnown) known.clear()
    known.set(path, pattern)
    return pattern
  }
}
