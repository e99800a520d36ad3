import { forbiddenOn, mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { readTill } from "@/lib/features/ledger/service/tills"
import * as store from "../store"
import type { StoredReading } from "../table"
import { isOpen } from "../values"

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The readings of a session so far, added up by tender and by rate. */
function totalsOf(readings: StoredReading[]) {
  const rates = [...new Set(readings.flatMap((one) => one.rates.map(({ rate }) => rate)))].sort((a, b) => b - a)
  const tender = (name: "cash" | "cards" | "vouchers") => sum(readings.map(({ tenders }) => tenders[name]))
  return {
    readings: readings.length,
    tenders: {
      ...{ cash: tender("cash"), cards: tender("cards"), vouchers: tender("vouchers") },
      ious: sum(readings.flatMap(({ tenders }) => tenders.ious.map(({ amount }) => amount))),
    },
    rates: rates.map((rate) => {
      const of = readings.flatMap((one) => one.rates.filter((line) => line.rate === rate))
      return { rate, gross: sum(of.map(({ gross }) => gross)), vat: sum(of.map(({ vat }) => vat)) }
    }),
  }
}

/**
 * The cash expected in a till now, the movements since it was opened, and the totals of its readings.
 * @throws HttpError 404; 403 for callers who count blind
 */
export async function xReport(scope: Scope, principal: Principal, id: number) {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  const { businessId, shopId, tillId, openedAfter, countedOpening, currency, state, expectedClosing } = row.session
  const place = { business: businessId, shop: shopId }
  const right = ["read", "ExpectedCash"] as const
  if (row.isBlind && !mayOn(principal, right, place)) throw forbiddenOn(principal, right, place)
  const events = await store.listEvents(scope, id)
  const totals = totalsOf(events.flatMap(({ reading }) => reading ?? []))
  // After a session is closed, the till's money may belong to a later one.
  if (!isOpen(state))
    return { currency, expected: expectedClosing ?? 0, opening: countedOpening, movements: [], ...totals }
  const { balance, movements } = await readTill(scope, tillId, openedAfter)
  return { currency, expected: balance, opening: countedOpening, movements, ...totals }
}
