import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { Event, EventChanges, NewEvent } from "./schema"
import * as store from "./store"

function checkOrder(start: Date, end: Date): void {
  if (end < start) throw invalid({ "event.end": "endBeforeStart" })
}

export async function add(scope: Scope, values: NewEvent): Promise<Event> {
  checkOrder(values.start, values.end)
  return store.insert(scope, values)
}

/** Merges at top level; `extendedProps` is replaced whole. */
export async function change(scope: Scope, id: number, changes: EventChanges): Promise<Event> {
  const before = await store.findForChange(scope, id)
  if (!before) throw notFound()
  checkOrder(changes.start ?? new Date(before.start), changes.end ?? new Date(before.end))
  return store.update(scope, id, changes)
}

export async function remove(scope: Scope, id: number): Promise<number> {
  if (!(await store.remove(scope, id))) throw notFound()
  return id
}

export async function restore(scope: Scope, id: number): Promise<Event> {
  const back = await store.restore(scope, id)
  if (!back) throw new HttpError(404, "not_found", { message: "undoExpired" })
  return back
}
