import type { Scope } from "@/lib/core/db/types"
import { plainText, sanitiseHtml, sanitiseInput } from "@/lib/core/html"
import { invalid, notFound } from "@/lib/core/http/errors"
import { mapWithPauses } from "@/lib/core/turns"
import { notifyMentioned } from "@/lib/features/notifications/service/mentions"
import { notify } from "@/lib/features/notifications/service/notify"
import type { Assignee, ManyChanges, NewTask, Task, TaskChanges, TaskListQuery } from "./schema"
import * as people from "./store/people"
import * as read from "./store/read"
import * as write from "./store/write"

/** The user who changes tasks: their scope, and their name for notifications. */
export interface Editor {
  scope: Scope
  name: string
}

// Most descriptions contain only harmless tags without attributes. Skipping those matters in lists of thousands.
const harmless = /^[^<]*(?:<\/?(?:p|br|ul|ol|li|strong|em|u|s|code|pre|blockquote|h2|h3|hr)>[^<]*)*$/

/** Sanitises a task's description again, in case it was stored by another path. */
const shown = (task: Task): Task =>
  harmless.test(task.description) ? task : { ...task, description: sanitiseHtml(task.description) }

export const list = async (scope: Scope, query: TaskListQuery): Promise<Task[]> =>
  mapWithPauses(await read.findAll(scope, query), shown)

/** @throws HttpError 404 */
export async function one(scope: Scope, id: number): Promise<Task> {
  const [found] = await read.findByIds(scope, [id])
  if (!found) throw notFound()
  return shown(found)
}

const several = async (scope: Scope, ids: number[]): Promise<Task[]> =>
  mapWithPauses(await read.findByIds(scope, ids), shown)

/** The id of an assignee, or null for nobody. @throws HttpError 422 if there is no such person */
async function personOf(scope: Scope, who: Assignee, field: string, taskId?: number): Promise<number | null> {
  if (!who || (!who.id && !who.fullName)) return null
  const id = await people.findPerson(scope, who, taskId)
  if (id === undefined) throw invalid({ [field]: "personUnknown" })
  return id
}

/** Assigns tasks, and notifies the assignee once if any of them are new to them. */
async function assign({ scope, name }: Editor, taskIds: number[], userId: number | null): Promise<void> {
  const assigned = await people.assign(scope, taskIds, userId)
  if (userId === null || userId === scope.userId) return
  const [first] = await read.findByIds(scope, assigned.slice(0, 1))
  if (first)
    await notify(scope, {
      to: [userId],
      kind: "task",
      data: { who: name, title: first.title },
      link: `/apps/todo?task=${first.id}`,
    })
}

/** Notifies people who are mentioned in a task's description. */
async function notifyMentionedInTask({ scope, name: who }: Editor, { id, title, description }: Task): Promise<void> {
  if (!description.includes("@")) return
  const link = `/apps/todo?task=${id}`
  await notifyMentioned(scope, {
    text: plainText(description),
    who,
    title,
    link,
    subject: "Task",
    record: `task:${id}`,
  })
}

export async function add(doer: Editor, { assignee, ...values }: NewTask): Promise<Task> {
  const { scope } = doer
  const userId = await personOf(scope, assignee, "task.assignee")
  const id = await write.insert(scope, {
    ...values,
    description: sanitiseInput(values.description, "task.description"),
  })
  if (userId !== null) await assign(doer, [id], userId)
  const task = await one(scope, id)
  await notifyMentionedInTask(doer, task)
  return task
}

/** Updates a task; given fields are merged. @throws HttpError 404 */
export async function change(doer: Editor, id: number, { assignee, ...changes }: TaskChanges): Promise<Task> {
  const { scope } = doer
  const { description } = changes
  const cleaned =
    description === undefined ? changes : { ...changes, description: sanitiseInput(description, "task.description") }
  if (!(await write.update(scope, [id], cleaned))) throw notFound()
  if (assignee !== undefined) await assign(doer, [id], await personOf(scope, assignee, "task.assignee", id))
  const task = await one(scope, id)
  if (description !== undefined) await notifyMentionedInTask(doer, task)
  return task
}

/** Applies the same changes to several tasks. @throws HttpError 404 if one of them doesn't exist */
export async function changeMany(doer: Editor, ids: number[], { assignee, ...changes }: ManyChanges): Promise<Task[]> {
  const { scope } = doer
  if (!(await write.updateMany(scope, ids, changes))) throw notFound()
  if (assignee !== undefined) await assign(doer, ids, await personOf(scope, assignee, "dataToUpdate.assignee"))
  return several(scope, ids)
}

/** Soft-deletes or restores tasks. @throws HttpError 404 if one of them doesn't exist */
export async function setDeleted(scope: Scope, ids: number[], isDeleted: boolean): Promise<Task[]> {
  if (!(await write.update(scope, ids, { isDeleted }))) throw notFound()
  return several(scope, ids)
}

export const counts = read.count
export const assignable = people.findAssignable
