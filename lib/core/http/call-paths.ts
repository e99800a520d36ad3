import paths from "./paths.json"

const fixed: ReadonlySet<string> = new Set(paths.filter((path) => !path.includes("{")))
const patterns = paths
  .filter((path) => path.includes("{"))
  .map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`))

/** Whether an endpoint has this path outside /api, where pages are served too. */
export const isEndpointPath = (pathname: string) => fixed.has(pathname) || patterns.some((path) => path.test(pathname))

/** Endpoint paths that are pages too. middleware.ts sees only those of their requests that want the page. */
const pagesToo: ReadonlySet<string> = new Set(["/apps/ecommerce/wishlist"])

/** Whether an endpoint's path is a page too. */
export const isAlsoPage = (pathname: string) => pagesToo.has(pathname)
