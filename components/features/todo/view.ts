import type { Task } from "@/lib/features/todo/schema"
import { type Tag, tags, taskFilters, taskSorts } from "@/lib/features/todo/values"

/** Where one is among the tasks; the address holds all of it. */
export interface View {
  filter?: (typeof taskFilters)[number]
  tag?: Tag
  q?: string
  /** Left out for the order people make by moving tasks. */
  sortBy?: (typeof taskSorts)[number]
  /** What the drawer shows: a task's id, or `new`. */
  task?: string
}

const base = "/apps/todo"

/** The list that the rest of the path names; undefined where there is none such. */
export function listOf(path: string[]): Pick<View, "filter" | "tag"> | undefined {
  const [first, second, ...rest] = path
  if (rest.length > 0) return undefined
  if (first === undefined) return {}
  const tag = first === "tag" ? tags.find((name) => name === second) : undefined
  if (tag) return { tag }
  const filter = second === undefined ? taskFilters.find((name) => name === first) : undefined
  return filter && { filter }
}

/** Search text as the call takes it. */
const searchText = (text: string | null) =>
  (text ?? "")
    .replace(/\0|\p{Surrogate}/gu, "")
    .trim()
    .slice(0, 200) || undefined

/** What an address says after its path; what is not known in it is left out. */
export function parseSearch(params: { get(name: string): string | null }): Pick<View, "q" | "sortBy" | "task"> {
  const task = params.get("task") ?? ""
  return {
    q: searchText(params.get("q")),
    sortBy: taskSorts.find((sort) => sort === params.get("sortBy") && sort !== "order"),
    task: /^([1-9]\d{0,8}|new)$/.test(task) ? task : undefined,
  }
}

/** Reads an address, without the language. */
export const parseView = (pathname: string, params: { get(name: string): string | null }): View => ({
  ...listOf(pathname.slice(base.length).split("/").filter(Boolean)),
  ...parseSearch(params),
})

/** Writes an address, without the language. */
export function addressOf({ filter, tag, q, sortBy, task }: View): string {
  const path = tag ? `/tag/${tag}` : filter ? `/${filter}` : ""
  const params = new URLSearchParams(
    Object.entries({ q, sortBy, task }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return `${base}${path}${params.size > 0 ? `?${params}` : ""}`
}

/** What its call is asked for; page and screen ask alike, so that both mean the same address. */
export const queryOf = ({ q, filter, tag, sortBy }: View) => ({ q, filter, tag, sortBy: sortBy ?? ("order" as const) })

/** Whether a task belongs to the list, as its call sees it. */
export function belongs({ filter, tag, q }: View, task: Task): boolean {
  if (task.isDeleted !== (filter === "deleted")) return false
  if (filter === "important" && !task.isImportant) return false
  if (filter === "completed" && !task.isCompleted) return false
  if (tag && !task.tags.includes(tag)) return false
  return !q || task.title.toLowerCase().includes(q.toLowerCase())
}

/** Whether tasks stand in the order people make and may be moved in it. */
export const isInOwnOrder = ({ filter, sortBy }: View) => !sortBy && filter !== "deleted"
