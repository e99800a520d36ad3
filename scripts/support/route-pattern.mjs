// Finds the route pattern of a URL, such as /api/files/[id], because metrics need a bounded set of labels.
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./setup.mjs"

/** The locale in a page's path, which makes no difference to its route. */
const localePrefix = /^\/(?:en|de|fr|pt)(?=\/|$)/
/** Size at which the cache is cleared, so that a flood of made-up paths can't fill the memory. */
const maxCached = 5_000

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

/** The endpoints of the contract, at their path and under /api. Next knows only the catch-all route that serves them. */
function endpointPatterns() {
  const fixed = new Map()
  const patterns = []
  for (const path of Object.keys(readJson(join(root, "lib/features/paths.json")))) {
    const address = path.startsWith("/api/") ? path : `/api${path}`
    const page = address.replace(/\{(\w+)\}/g, "[$1]")
    for (const each of new Set([path, address])) {
      if (!each.includes("{")) fixed.set(each, page)
      else patterns.push({ page, matches: new RegExp(`^${each.replace(/\{\w+\}/g, "[^/]+")}$`) })
    }
  }
  return { fixed, patterns }
}

/**
 * @param {string} dist the folder of a build
 * @returns {(url: string) => string} a function that returns the pattern of a URL's route; `other` if it has none
 */
export function routePatterns(dist) {
  const endpoints = endpointPatterns()
  const routes = routesOf(dist)
  const cache = new Map()

  const find = (path) => {
    if (path.startsWith("/_next/")) return "/_next/*"
    if (endpoints.fixed.has(path)) return endpoints.fixed.get(path)
    const endpoint = endpoints.patterns.find(({ matches }) => matches.test(path))
    if (endpoint) return endpoint.page
    // Next serves every page below its locale, although the default locale has no prefix in the URL.
    const page = path.startsWith("/api/") || routes.fixed.has(path) ? path : `/en${path.replace(localePrefix, "")}`
    if (routes.fixed.has(page)) return page
    return routes.patterns.find(({ matches }) => matches.test(page))?.page ?? "other"
  }

  return (url) => {
    const path = url.split("?", 1)[0]
    const pattern = cache.get(path) ?? find(path)
    if (cache.size >= maxCached) cache.clear()
    cache.set(path, pattern)
    return pattern
  }
}
