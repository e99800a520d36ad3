import type { Scope } from "@/lib/core/db/types"
import { sanitiseInput } from "@/lib/core/html"
import { announceStale } from "@/lib/core/live/news"
import * as people from "../store/people"
import * as read from "../store/read"
import * as write from "../store/write"

interface GeneratedTask {
  title: string
  /** HTML. */
  description: string
  /** YYYY-MM-DD. */
  dueDate: string
  assignee: number
}

const announce = (scope: Scope, to: number) => announceStale(scope, { to: [to], calls: ["/apps/todo/"] })

/** Adds a task that another noun made. That noun tells people of it, so it sends no notification. @returns its id */
export async function addGenerated(scope: Scope, { assignee, description, ...values }: GeneratedTask): Promise<number> {
  const id = await write.insert(scope, {
    ...values,
    description: sanitiseInput(description, "task.description"),
    ...{ tags: [], isCompleted: false, isImportant: true },
  })
  await people.assign(scope, [id], assignee)
  announce(scope, assignee)
  return id
}

export const assigneeOf = people.findAssignee

/** Completes a generated task and adds a note at its end. One that somebody has deleted stays deleted. */
export async function completeGenerated(scope: Scope, id: number, note: string): Promise<void> {
  const [task] = await read.findByIds(scope, [id])
  if (!task) return
  const description = sanitiseInput(`${task.description}${note}`, "task.description")
  await write.update(scope, [id], { description, isCompleted: true })
  const assignee = await people.findAssignee(scope, id)
  if (assignee !== null) announce(scope, assignee)
}
