import { searchFor } from "@/lib/core/search-text"
import type { Task } from "@/lib/features/todo/schema"
import { type Tag, tags, taskFilters, taskSorts } from "@/lib/features/todo/values"

/** The state of the to-do screen, which is entirely in the URL. */
export interface View {
  filter?: (typeof taskFilters)[number]
  tag?: Tag
  q?: string
  /** Omitted for the manual order. */
  sortBy?: (typeof taskSorts)[number]
  /** Content of the drawer: a task's id, or `new`. */
  task?: string
}

const base = "/apps/todo"

/** Returns the list that the rest of a path names, or undefined if there is no such list. */
export function listOf(path: string[]): Pick<View, "filter" | "tag"> | undefined {
  const [first, second, ...rest] = path
  if (rest.length > 0) return undefined
  if (first === undefined) return {}
  const tag = first === "tag" ? tags.find((name) => name === second) : undefined
  if (tag) return { tag }
  const filter = second === undefined ? taskFilters.find((name) => name === first) : undefined
  return filter && { filter }
}

/** Normalises the search text to what the endpoint accepts. */
const searchText = (text: string | null) =>
  (text ?? "")
    .replace(/\0|\p{Surrogate}/gu, "")
    .trim()
    .slice(0, 200) || undefined

/** Reads the query string of a URL; unknown values are omitted. */
export function parseSearch(params: { get(name: string): string | null }): Pick<View, "q" | "sortBy" | "task"> {
  const task = params.get("task") ?? ""
  return {
    q: searchText(params.get("q")),
    sortBy: taskSorts.find((sort) => sort === params.get("sortBy") && sort !== "order"),
    task: /^([1-9]\d{0,8}|new)$/.test(task) ? task : undefined,
  }
}

/** Reads a URL without its locale. */
export const parseView = (pathname: string, params: { get(name: string): string | null }): View => ({
  ...listOf(pathname.slice(base.length).split("/").filter(Boolean)),
  ...parseSearch(params),
})

/** Builds a URL without a locale. */
export function addressOf({ filter, tag, q, sortBy, task }: View): string {
  const path = tag ? `/tag/${tag}` : filter ? `/${filter}` : ""
  const params = new URLSearchParams(
    Object.entries({ q, sortBy, task }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return `${base}${path}${params.size > 0 ? `?${params}` : ""}`
}

/** How many tasks a list begins with. Each time its end comes near, it gets twice as many. */
export const firstTasks = 200

/** Returns the query for the tasks endpoint, shared by page and screen, so that both request the same URL. */
export const queryOf = ({ q, filter, tag, sortBy }: View, limit = firstTasks) => ({
  q,
  filter,
  tag,
  sortBy: sortBy ?? ("order" as const),
  limit,
})

/** Whether a task belongs to a list; must agree with the endpoint. */
export function belongs({ filter, tag, q }: View, task: Task): boolean {
  if (task.isDeleted !== (filter === "deleted")) return false
  if (filter === "important" && !task.isImportant) return false
  if (filter === "completed" && !task.isCompleted) return false
  if (tag && !task.tags.includes(tag)) return false
  return searchFor(q ?? "")(task.title)
}

/** Whether the list is in manual order, so that tasks can be moved. */
export const isInOwnOrder = ({ filter, sortBy }: View) => !sortBy && filter !== "deleted"
