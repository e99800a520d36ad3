import { eq, inArray, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import type { MailChanges } from "../schema"
import { mails } from "../table"
import type { Label } from "../values"
import { inMailbox } from "./filter"

/** Updates mails and returns the ids and message ids of those that exist. Moving a scheduled mail takes it off the schedule. */
export const update = (scope: Scope, ids: number[], changes: MailChanges) =>
  scope.db
    .update(mails)
    .set({ ...changes, ...(changes.folder ? { scheduledAt: null } : {}) })
    .where(inMailbox(scope, inArray(mails.id, ids)))
    .returning({ id: mails.id, messageId: mails.messageId })

const without = (label: Label) => sql`array_remove(${mails.labels}, ${label})`
const withLabel = (label: Label) => sql`array_append(${mails.labels}, ${label})`
const has = (label: Label) => sql`${label} = any(${mails.labels})`

/**
 * Toggles a label on each mail, or adds or removes it on all of them if `isOn` is given. The statement itself reads the
 * current labels, so concurrent changes aren't lost.
 */
export function label(scope: Scope, ids: number[], name: Label, isOn?: boolean) {
  const on = isOn === undefined ? sql`not ${has(name)}` : sql`${isOn}`
  return scope.db
    .update(mails)
    .set({
      labels: sql`case when ${on} and not ${has(name)} then ${withLabel(name)} when ${on} then ${mails.labels} else ${without(name)} end`,
    })
    .where(inMailbox(scope, inArray(mails.id, ids)))
    .returning({ id: mails.id, labels: mails.labels })
}

export const findFolders = (scope: Scope, ids: number[]) =>
  scope.db
    .select({ id: mails.id, folder: mails.folder })
    .from(mails)
    .where(inMailbox(scope, inArray(mails.id, ids)))

/** Deletes a draft permanently. @returns whether there was such a draft */
export async function removeDraft(scope: Scope, id: number): Promise<boolean> {
  const rows = await scope.db
    .delete(mails)
    .where(inMailbox(scope, eq(mails.id, id), eq(mails.isDraft, true)))
    .returning({ id: mails.id })
  return rows.length > 0
}

const undoable = { table: mails, key: mails.id }

/**
 * Deletes mails, with undo for an hour. The caller must have checked that they are in the user's mailbox.
 * @returns the ids of the deleted mails
 */
export const remove = (scope: Scope, ids: number[]): Promise<number[]> => moveToTrash(scope, undoable, ids)

/** Restores deleted mails. @returns the ids of those that belong to the caller */
export async function restore(scope: Scope, ids: number[]): Promise<number[]> {
  const restored = await restoreFromTrash(scope, undoable, ids)
  if (restored.length === 0) return []
  return (await findFolders(scope, restored)).map(({ id }) => id)
}
