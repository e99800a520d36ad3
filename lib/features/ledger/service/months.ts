import type { Scope } from "@/lib/core/db/types"
import { countByMonth, yearsOfEntries } from "../store/periods"
import { listPeriods } from "./periods"

/** The months of a year, newest first, without those to come that nobody has used or changed. */
export async function listMonths(scope: Scope, business: number, wanted?: number, now = new Date()) {
  const thisYear = now.getUTCFullYear()
  const year = wanted ?? thisYear
  const used = await yearsOfEntries(scope, business)
  const changed = new Map((await listPeriods(scope, business)).map((period) => [period.month, period]))
  const known = [...changed.keys()].map((month) => Number(month.slice(0, 4)))
  const first = Math.min(thisYear, used?.first ?? thisYear, ...known)
  const last = Math.max(thisYear, used?.last ?? thisYear, ...known)
  const counts = await countByMonth(scope, business, year)
  const thisMonth = now.toISOString().slice(0, 7)
  const data = Array.from({ length: 12 }, (_, i) => {
    const month = `${year}-${String(i + 1).padStart(2, "0")}`
    const { state = "open" as const, changedBy = null, changedAt = null, reason = null } = changed.get(month) ?? {}
    return { month, state, entries: counts.get(i + 1) ?? 0, changedBy, changedAt, reason }
  })
  return {
    years: Array.from({ length: last - first + 1 }, (_, i) => last - i),
    year,
    data: data.filter(({ month, entries }) => month <= thisMonth || entries > 0 || changed.has(month)).reverse(),
  }
}
