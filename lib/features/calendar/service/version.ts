import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import type { Event } from "../schema"
import type { EventRow } from "../store/events"
import { findMaxVersion, type Override } from "../store/overrides"

/**
 * Returns the version of an event, or of one occurrence of a series. The series and its changed occurrences draw their
 * versions from the same sequence, so that an edit of one occurrence is no conflict for the others.
 */
export const versionOf = (row: EventRow, override?: Override): number => Math.max(row.version, override?.version ?? 0)

/** Returns the next version of an event and its occurrences. The event's row must be locked. */
export const nextVersion = async (scope: Scope, row: EventRow): Promise<number> =>
  Math.max(row.version, await findMaxVersion(scope, row.id)) + 1

export const withVersion = (event: Event, version: number): Event => ({
  ...event,
  extendedProps: { ...event.extendedProps, version },
})

/** @throws HttpError 409 with the current event, if it has changed since the caller read version `seen` */
export function checkVersion(current: Event, version: number, seen: number | undefined): void {
  if (seen === undefined || seen === version) return
  throw new HttpError(409, "conflict", { current: withVersion(current, version) })
}
