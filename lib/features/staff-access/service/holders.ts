import type { Grant, Granted } from "@/lib/core/auth/grants"
import type { Scope } from "@/lib/core/db/types"
import { findWorking } from "../store/grants"
import { findNames } from "../store/people"
import type { StaffRole } from "../values"
import { grantsOf } from "./rights"

/** Somebody who works in a business, or an administrator, with what their grants permit. */
export interface Holder extends Granted {
  name: string
  roles: (StaffRole | "admin")[]
}

const everything: Grant = { action: "manage", subject: "all", on: "all" }

/** The people whom a job can ask for something in a business: those with a grant in force, and administrators. */
export async function findHolders(scope: Scope): Promise<Holder[]> {
  const working = await findWorking(scope)
  const people = await findNames(
    scope,
    working.map(({ person }) => person),
  )
  return people.map(({ id, name, isAdmin }) => {
    const own = working.filter(({ person }) => person === id)
    return {
      userId: id,
      name,
      roles: [...own.map(({ role }) => role), ...(isAdmin ? ["admin" as const] : [])],
      grants: [...own.flatMap(grantsOf), ...(isAdmin ? [everything] : [])],
    }
  })
}
