import type { AddressParams } from "@/lib/core/client/list-state"
import { cut } from "@/lib/core/text"
import { type BlogShelf, blogShelves } from "@/lib/features/blog/values"

/** The state of the list of posts, which lives only in the URL. */
export interface BlogState {
  q?: string
  /** A category's value. */
  category?: string
  shelf: BlogShelf
  page: number
}

const maxPage = 10_000_000

const clean = (text = "", maxLength = 200) =>
  cut(
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed on purpose
      .replace(/[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/gu, "")
      .trim(),
    maxLength,
  ).trim() || undefined

/** Parses the state from the URL. Values that the endpoint would reject are dropped. */
export function parseBlog(params: AddressParams): BlogState {
  const given = params as Record<string, string | string[] | undefined>
  const read = (name: string) =>
    typeof params.get === "function" ? ((params as URLSearchParams).get(name) ?? undefined) : [given[name]].flat()[0]
  const page = /^\d{1,9}$/.test(read("page") ?? "") ? Number(read("page")) : 1
  return {
    q: clean(read("q")),
    category: clean(read("category"), 80),
    shelf: blogShelves.find((shelf) => shelf === read("shelf")) ?? "published",
    page: Math.min(Math.max(page, 1), maxPage),
  }
}

/** Returns the query for the endpoint. Equal states give equal URLs. */
export const postsQuery = ({ q, category, shelf, page }: BlogState) => ({
  ...(q && { q }),
  ...(category && { category }),
  ...(shelf !== "published" && { shelf }),
  ...(page > 1 && { page }),
})

const names = ["q", "category", "shelf", "page"]

/** Writes a state into URL parameters. Other parameters are kept. */
export function writeBlog(state: BlogState, params = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([name]) => !names.includes(name)))
  for (const [name, value] of Object.entries(postsQuery(state))) next.set(name, String(value))
  return next
}

/** Returns whether a search or a category filters the tab. */
export const isNarrowed = ({ q, category }: BlogState): boolean => Boolean(q || category)
