import type { Task, TaskCounts } from "@/lib/features/todo/schema"
import { tags } from "@/lib/features/todo/values"
import { belongs, isInOwnOrder, type View } from "./view"

/** A write that the displayed responses do not include yet. */
export type Pending =
  | { kind: "change"; ids: number[]; apply: (task: Task) => Task }
  | { kind: "move"; id: number; beforeId?: number; afterId?: number }
  | { kind: "add"; task: Task }

/** Returns the list with a task moved right before or right after another; unchanged if either is missing. */
export function moved<T extends { id: number }>(
  list: T[],
  move: { id: number; beforeId?: number; afterId?: number },
): T[] {
  const { id, beforeId, afterId } = move
  const task = list.find((one) => one.id === id)
  const rest = list.filter((one) => one.id !== id)
  const at = rest.findIndex((one) => one.id === (beforeId ?? afterId))
  if (!task || at < 0) return list
  return rest.toSpliced(beforeId === undefined ? at + 1 : at, 0, task)
}

function applyPending(tasks: Task[], pending: Pending, view: View): Task[] {
  if (pending.kind === "change")
    return tasks.map((task) => (pending.ids.includes(task.id) ? pending.apply(task) : task))
  if (pending.kind === "move") return isInOwnOrder(view) ? moved(tasks, pending) : tasks
  return tasks.some(({ id }) => id === pending.task.id) ? tasks : [pending.task, ...tasks]
}

/** Returns a list with all pending writes applied. */
export const withPending = (tasks: Task[], pending: Pending[], view: View): Task[] =>
  pending.reduce((list, one) => applyPending(list, one, view), tasks).filter((task) => belongs(view, task))

const lists: View[] = [
  {},
  { filter: "important" },
  { filter: "completed" },
  { filter: "deleted" },
  ...tags.map((tag) => ({ tag })),
]

/** Returns the counts with pending writes applied, as far as the loaded tasks allow. */
export function countsWithPending(counts: TaskCounts, tasks: Task[], pending: Pending[]): TaskCounts {
  if (pending.length === 0) return counts
  const next: TaskCounts = JSON.parse(JSON.stringify(counts))
  const tally = (task: Task, sign: 1 | -1) => {
    for (const list of lists.filter((view) => belongs(view, task))) {
      const count = list.tag ? next.tags[list.tag] : next[list.filter ?? "all"]
      count.total += sign
      if (!task.isCompleted) count.open += sign
    }
  }
  for (const task of tasks) {
    const after = pending.reduce(
      (now, one) => (one.kind === "change" && one.ids.includes(now.id) ? one.apply(now) : now),
      task,
    )
    if (after === task) continue
    tally(task, -1)
    tally(after, 1)
  }
  for (const one of pending) if (one.kind === "add" && !tasks.some(({ id }) => id === one.task.id)) tally(one.task, 1)
  return next
}
