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

/** The present day where a mandate belongs. */
export async function todayOf(scope: Scope, business: number, shop: number | null): Promise<string> {
  const place = await store.findPlace(scope, business, shop)
  return todayIn(place?.timeZone ?? "UTC")
}

/** Longer than any days off in a row: so far can a working day be from the day of the rule. */
const longestMove = 10

/** What a mandate expects until a day, from the time on for which it expects anything. */
export function expectedDays(debit: store.DebitRow, to: string) {
  const { startsOn, expectedFrom } = debit
  if (expectedFrom === null) return daysOf(debit, startsOn, to)
  return daysOf(debit, shiftDay(expectedFrom, -longestMove), to).filter(({ dueOn }) => dueOn >= expectedFrom)
}

/** Stores what mandates in force expect until the horizon. Safe to repeat: a day is stored once. */
export const generate = (scope: Scope, debits: readonly store.DebitRow[], today: string): Promise<void> =>
  insertMissing(
    scope,
    debits.map((debit) => ({ debit, days: expectedDays(debit, shiftDay(today, horizonDays)) })),
  )

/** The same for all mandates of a workspace. */
export async function generateHere(scope: Scope): Promise<void> {
  // A day more or less at the horizon doesn't matter, so the zone of each shop isn't asked for.
  await generate(scope, await store.lockActive(scope), isoDayOf(dayOf(now())))
}

/** The same everywhere. */
export async function generateAll(): Promise<void> {
  const { owner } = await openStore()
  await eachWorkspace(await store.findWorkspaces(owner), "expecting direct debits", generateHere)
}
