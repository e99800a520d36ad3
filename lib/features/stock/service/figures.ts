import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import type { FiguresQuery, StockFigures } from "../schema/figures"
import * as store from "../store/figures"
import { salesRateDays } from "../values"
import { weeklyFrom } from "../values/figures"

const dayMs = 86_400_000
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const coverDays = (value: number, sold: number): number | null =>
  sold > 0 ? Math.round((value * salesRateDays) / sold) : null

/** The rows of a currency, with its amounts as numbers: PostgreSQL sends sums as text. */
const inCurrency = <Row extends { currency: string }>(rows: Row[], currency: string) =>
  rows.filter((row) => row.currency === currency)

/** Value over time, cover, losses and ABC, by currency. Each is one statement. */
export async function figures(scope: Scope, principal: Principal, query: FiguresQuery) {
  const today = now().getTime()
  const period = { from: dateOf(today - query.days * dayMs), to: dateOf(today) }
  const step = query.days >= weeklyFrom ? 7 : 1
  const values = await store.findValues(scope, principal, query, period, step)
  const cover = await store.findCover(scope, principal, query, period)
  const losses = await store.findLosses(scope, principal, query, period)
  const abc = await store.findAbc(scope, principal, query, period)
  const currencies = [...new Set(values.map(({ currency }) => currency))]
  const data = currencies.map(
    (currency): StockFigures => ({
      currency,
      value: inCurrency(values, currency).map(({ day, value }) => ({ day, value: Number(value) })),
      cover: inCurrency(cover, currency).map(({ category, categoryName, ...row }) => {
        const [value, sold] = [Number(row.value), Number(row.sold)]
        return { category, categoryName, value, sold, days: coverDays(value, sold) }
      }),
      losses: inCurrency(losses, currency).map(({ reason, value }) => ({ reason, value: Number(value) })),
      abc: inCurrency(abc, currency).map((row) => ({
        ...{ class: row.class, products: row.products, sold: Number(row.sold), value: Number(row.value) },
      })),
    }),
  )
  return { data, ...period }
}
