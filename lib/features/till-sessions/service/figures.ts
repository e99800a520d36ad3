import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { addDays, isoDayOf } from "@/lib/core/time-zone"
import type { TillWeek, Variances, VariancesQuery } from "../schema/figures"
import * as store from "../store/figures"

const dayIn = (iso: string) => new Date(`${iso}T00:00:00Z`)
const today = () => isoDayOf(new Date())

/** The seven days, from Monday, of the week that a day is in. */
export function weekOf(day: string): string[] {
  const date = dayIn(day)
  const monday = addDays(date, -((date.getUTCDay() + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => isoDayOf(addDays(monday, index)))
}

interface Summed {
  takings: number
  variance?: number
}

/** Adds up rows. The variance is left out if none of them shows one. */
function sumOf(rows: Summed[]): Summed {
  const takings = rows.reduce((sum, row) => sum + row.takings, 0)
  const shown = rows.flatMap(({ variance }) => variance ?? [])
  return { takings, ...(shown.length > 0 && { variance: shown.reduce((sum, one) => sum + one, 0) }) }
}

function tillIn(days: string[], rows: (store.WeekRow & { sees: boolean })[]): TillWeek["tills"][number] {
  const { till, tillName, shop, shopName, currency } = rows[0] as store.WeekRow
  const sessions = rows.flatMap(({ session, date, state, takings, variance, sees }) =>
    session === null || date === null || state === null
      ? []
      : [{ date, one: { id: session, state, takings, ...(sees && variance !== null && { variance }) } }],
  )
  const ofDays = days.map((date) => {
    const ofDay = sessions.flatMap((session) => (session.date === date ? session.one : []))
    return { date, sessions: ofDay, ...sumOf(ofDay) }
  })
  return { till, tillName, shop, shopName, currency, days: ofDays, ...sumOf(ofDays) }
}

/** The tills of the caller's shops over the seven days of a week. */
export async function week(
  scope: Scope,
  principal: Principal,
  { day, ...places }: { business?: number; shop?: number; day?: string },
): Promise<TillWeek> {
  const days = weekOf(day ?? today())
  const [from, to] = [days[0] as string, days[6] as string]
  const found = await store.week(scope, principal, { ...places, from, to })
  const byTill = new Map<number, (store.WeekRow & { sees: boolean })[]>()
  for (const row of found) {
    const sees = mayOn(principal, ["read", "ExpectedCash"], { business: row.business, shop: row.shop })
    byTill.set(row.till, [...(byTill.get(row.till) ?? []), { ...row, sees }])
  }
  const tills = [...byTill.values()].map((rows) => tillIn(days, rows))
  const totals = [...new Set(tills.map(({ currency }) => currency))].sort().map((currency) => {
    const own = tills.filter((till) => till.currency === currency)
    const ofDays = days.map((date, index) => ({ date, ...sumOf(own.flatMap((till) => till.days[index] ?? [])) }))
    return { currency, days: ofDays, ...sumOf(ofDays) }
  })
  return { from, to, tills, totals }
}

/** Days of the usual period, the last one included. */
const usualDays = 90

/** The variances of a period by day, till, person and weekday. Sums of each way are the same, as they are of one statement. */
export async function variances(scope: Scope, principal: Principal, query: VariancesQuery): Promise<Variances> {
  const to = query.to ?? today()
  const from = query.from ?? isoDayOf(addDays(dayIn(to), 1 - usualDays))
  const rows = await store.variances(scope, principal, { ...query, from, to })
  const totals = rows.filter(({ by }) => by === "total")
  const data = totals.map(({ currency, sessions, variance, short, over }) => {
    const of = (by: store.VarianceRow["by"]) => rows.filter((row) => row.currency === currency && row.by === by)
    return {
      ...{ currency, sessions, variance, short, over },
      days: of("day").map((row) => ({
        ...{ date: row.day as string, sessions: row.sessions, variance: row.variance, tolerance: row.tolerance },
      })),
      tills: of("till").map((row) => ({
        ...{ till: row.till as number, tillName: row.tillName, shopName: row.shopName },
        ...{ sessions: row.sessions, variance: row.variance },
      })),
      people: of("person").map((row) => ({
        ...{ person: row.person, name: row.personName, sessions: row.sessions, variance: row.variance },
      })),
      weekdays: of("weekday").map((row) => ({
        ...{ weekday: row.weekday as number, sessions: row.sessions, variance: row.variance },
      })),
    }
  })
  return { from, to, data }
}
