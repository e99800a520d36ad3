import { eq, inArray, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { removeKept, restoreKept } from "@/lib/core/db/undo"
import type { MailChanges } from "../schema"
import { mails } from "../table"
import type { Label } from "../values"
import { mine } from "./filter"

/** Changes mails; answers those that exist. What is moved is no longer to be sent by itself. */
export const update = (scope: Scope, ids: number[], changes: MailChanges) =>
  scope.db
    .update(mails)
    .set({ ...changes, ...(changes.folder ? { scheduledAt: null } : {}) })
    .where(mine(scope, inArray(mails.id, ids)))
    .returning({ id: mails.id })

const without = (label: Label) => sql`array_remove(${mails.labels}, ${label})`
const withLabel = (label: Label) => sql`array_append(${mails.labels}, ${label})`
const has = (label: Label) => sql`${label} = any(${mails.labels})`

/**
 * Takes a label off the mails that have it and puts it on the others, each as it is at that very moment; or gives it to
 * all or none of them, where that is said.
 */
export function label(scope: Scope, ids: number[], name: Label, isOn?: boolean) {
  const on = isOn === undefined ? sql`not ${has(name)}` : sql`${isOn}`
  return scope.db
    .update(mails)
    .set({
      labels: sql`case when ${on} and not ${has(name)} then ${withLabel(name)} when ${on} then ${mails.labels} else ${without(name)} end`,
    })
    .where(mine(scope, inArray(mails.id, ids)))
    .returning({ id: mails.id, labels: mails.labels })
}

export const findFolders = (scope: Scope, ids: number[]) =>
  scope.db
    .select({ id: mails.id, folder: mails.folder })
    .from(mails)
    .where(mine(scope, inArray(mails.id, ids)))

/** Deletes a draft for real. @returns whether it was one */
export async function removeDraft(scope: Scope, id: number): Promise<boolean> {
  const rows = await scope.db
    .delete(mails)
    .where(mine(scope, eq(mails.id, id), eq(mails.isDraft, true)))
    .returning({ id: mails.id })
  return rows.length > 0
}

const kept = { table: mails, key: mails.id }

/** Deletes mails that are known to be the caller's; for an hour they can come back. @returns the ids that were there */
export const remove = (scope: Scope, ids: number[]): Promise<number[]> => removeKept(scope, kept, ids)

/** Brings deleted mails back. @returns the ids of those that are the caller's */
export async function restore(scope: Scope, ids: number[]): Promise<number[]> {
  const back = await restoreKept(scope, kept, ids)
  if (back.length === 0) return []
  return (await findFolders(scope, back)).map(({ id }) => id)
}
