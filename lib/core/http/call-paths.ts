import paths from "./paths.json"

const fixed: ReadonlySet<string> = new Set(paths.filter((path) => !path.includes("{")))
const patterns = paths
  .filter((path) => path.includes("{"))
  .map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`))

/** Whether a call outside /api, where pages stand too, answers at this path. */
export const isCallPath = (pathname: string) => fixed.has(pathname) || patterns.some((path) => path.test(pathname))

/** Paths at which a page stands as well; middleware.ts sees their requests only where the page is meant. */
const pagesToo: ReadonlySet<string> = new Set(["/apps/ecommerce/wishlist"])

/** Whether a page stands at a call's path. */
export const isPageToo = (pathname: string) => pagesToo.has(pathname)
