import { type Granted, mayOn } from "@/lib/core/auth/grants"
import type { Db } from "@/lib/core/db/types"
import { findOfUser, type Row } from "../store/grants"
import { grantsOf, isActive, placesOf } from "./rights"

const manage = ["update", "StaffGrant"] as const

/** Whether somebody manages a person's access at one of the places where that person works. */
export const managesAny = (user: Granted, rows: readonly Row[]): boolean =>
  rows.some((row) => placesOf(row).some((place) => mayOn(user, manage, place)))

/** Whether somebody holds everything that grants of another person permit, everywhere where they do. */
const holdsAll = (user: Granted, rows: readonly Row[]): boolean =>
  rows
    .filter((row) => isActive(row))
    .every((row) =>
      grantsOf(row).every(({ action, subject }) =>
        placesOf(row).every((place) => mayOn(user, [action, subject], place)),
      ),
    )

/**
 * Whether a user may see the screens as another person: they manage that person's access somewhere, and have every right that
 * the person has.
 */
export async function mayView(
  db: Db,
  user: Granted & { workspaceId: number },
  person: Granted & { workspaceId: number },
): Promise<boolean> {
  const rows = await findOfUser(db, person)
  if (!managesAny(user, rows) || !holdsAll(user, rows)) return false
  const ofRole = person.grants.filter(({ on }) => on === "all" || on === "own")
  return ofRole.every(({ action, subject, on }) =>
    mayOn(user, [action, subject], on === "own" ? { owner: user.userId } : {}),
  )
}
