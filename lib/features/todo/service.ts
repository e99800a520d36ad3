import type { Scope } from "@/lib/core/db/types"
import { sanitiseHtml } from "@/lib/core/html"
import { invalid, notFound } from "@/lib/core/http/errors"
import type { Assignee, NewTask, Task, TaskChanges } from "./schema"
import * as store from "./store"

/** @throws HttpError 404 */
export async function one(scope: Scope, id: number): Promise<Task> {
  const found = await store.findById(scope, id)
  if (!found) throw notFound()
  return found
}

/** The id of the person a task is given to, null for nobody. @throws HttpError 422 for someone who does not exist */
async function personOf(scope: Scope, who: Assignee, taskId?: number): Promise<number | null> {
  if (!who || (!who.id && !who.fullName)) return null
  const id = await store.findPerson(scope, who, taskId)
  if (id === undefined) throw invalid({ "task.assignee": "personUnknown" })
  return id
}

export async function add(scope: Scope, { assignee, ...values }: NewTask): Promise<Task> {
  const userId = await personOf(scope, assignee)
  const id = await store.insert(scope, { ...values, description: sanitiseHtml(values.description) })
  if (userId !== null) await store.assign(scope, id, userId)
  return one(scope, id)
}

/** Merges what is given; `isDeleted: false` brings a deleted task back. */
export async function change(scope: Scope, id: number, { assignee, ...changes }: TaskChanges): Promise<Task> {
  const { description } = changes
  const cleaned = description === undefined ? changes : { ...changes, description: sanitiseHtml(description) }
  if (!(await store.update(scope, id, cleaned))) throw notFound()
  if (assignee !== undefined) await store.assign(scope, id, await personOf(scope, assignee, id))
  return one(scope, id)
}

/** Hides a task; nothing of it is lost. */
export const remove = (scope: Scope, id: number): Promise<Task> => change(scope, id, { isDeleted: true })
