/** The calls of this noun by method and path, which is all the browser needs to make them. */
export const calls = {
  getDemoSource: { method: "GET", path: "/api/kit/source" },
} as const
