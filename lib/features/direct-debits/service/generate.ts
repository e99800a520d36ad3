import { now } from "@/lib/core/clock"
import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import type { Scope } from "@/lib/core/db/types"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { dayOf, isoDayOf, wallOf } from "@/lib/core/time-zone"
import * as store from "../store/debits"
import { insertMissing } from "../store/occurrences"
import { horizonDays } from "../values"
import { daysOf } from "./schedule"

export const todayIn = (timeZone: string) => isoDayOf(dayOf(wallOf(now(), timeZone)))

/** The current date at a mandate's shop, or at its business if it has no shop. */
export async function todayOf(scope: Scope, business: number, shop: number | null): Promise<string> {
  const place = await store.findPlace(scope, business, shop)
  return todayIn(place?.timeZone ?? "UTC")
}

/** The maximum number of days between the day of the rule and the working day: more than any days off in a row. */
const longestMove = 10

/** The days until `to` on which a mandate is due, from `expectedFrom` on. */
export function expectedDays(debit: store.DebitRow, to: string) {
  const { startsOn, expectedFrom } = debit
  if (expectedFrom === null) return daysOf(debit, startsOn, to)
  return daysOf(debit, shiftDay(expectedFrom, -longestMove), to).filter(({ dueOn }) => dueOn >= expectedFrom)
}

/** Stores the occurrences of active mandates until the horizon. Safe to repeat: a day is stored once. */
export const generate = (scope: Scope, debits: readonly store.DebitRow[], today: string): Promise<void> =>
  insertMissing(
    scope,
    debits.map((debit) => ({ debit, days: expectedDays(debit, shiftDay(today, horizonDays)) })),
  )

/** Stores the occurrences of all active mandates of a workspace. */
export async function generateHere(scope: Scope): Promise<void> {
  // A day more or less at the horizon doesn't matter, so the time zones of shops are ignored.
  await generate(scope, await store.lockActive(scope), isoDayOf(dayOf(now())))
}

/** Stores the occurrences of all active mandates in all workspaces. */
export async function generateAll(): Promise<void> {
  const { owner } = await openStore()
  await eachWorkspace(await store.findWorkspaces(owner), "expecting direct debits", generateHere)
}
