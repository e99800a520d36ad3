import type { Principal } from "@/lib/core/auth/principal"
import { facesOf } from "@/lib/core/cash/count"
import { denominationsOf } from "@/lib/core/cash/denominations"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { businessDateOf } from "@/lib/features/businesses/service/business-date"
import { contentsOf } from "@/lib/features/safes/service/contents"
import type { BagListQuery, BankBag, ListedBag } from "../schema"
import type { BagRow } from "../store"
import * as store from "../store"
import { propose } from "./propose"

function toListed({ bag, shopName, currency }: BagRow): ListedBag {
  const { id, businessId, shopId, bankAccountId, state, number, slipNumber, sealNumber, photo, carrier, amount } = bag
  return {
    ...{ id, business: businessId, shop: shopId, shopName, bankAccount: bankAccountId, state, number, slipNumber },
    ...{ sealNumber, photo, carrier, amount, currency, credited: bag.credited, creditedOn: bag.creditedOn },
    ...{ resolution: bag.resolution, preparedBy: { id: bag.userId, name: bag.userName } },
    preparedAt: bag.preparedAt.toISOString(),
  }
}

export async function list(scope: Scope, principal: Principal, query: BagListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toListed), ...total, page: query.page, perPage: query.perPage }
}

/** Today in a shop's time zone. A bank's day begins at midnight, not at the shop's cut-off hour. */
export const bankDayOf = ({ timeZone }: { timeZone: string }): string =>
  businessDateOf(now(), { timeZone, cutOffHour: 0 })

/** @throws HttpError 404 */
export async function rowOf(scope: Scope, id: number): Promise<BagRow> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return row
}

export async function get(scope: Scope, id: number): Promise<BankBag> {
  const row = await rowOf(scope, id)
  const events = await store.eventsOf(scope, id)
  return {
    ...toListed(row),
    businessDate: bankDayOf(row),
    pieces: facesOf(row.bag.pieces, row.currency),
    events: events.map(({ kind, at, userName, witnessName, amount, note, entryId }) => ({
      ...{ kind, at: at.toISOString(), person: userName, witness: witnessName ?? "", amount, note, entry: entryId },
    })),
    slip: {
      ...{ language: row.language, timeZone: row.timeZone, legalName: row.legalName },
      ...{ accountName: row.accountName ?? "", iban: row.iban ?? "", bic: row.bic ?? "" },
    },
  }
}

/** The business and shop of a bag, for grants; undefined if the bag doesn't exist. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.bag.businessId, shop: row.bag.shopId }
}

/** Proposes the notes to bank from a safe. */
export async function proposalFor(scope: Scope, safe: number) {
  const { pieces, total, changeFund, currency } = await contentsOf(scope, safe)
  const known = Object.fromEntries(pieces.map(({ value, pieces: of }) => [value, of]))
  const faces = facesOf(propose({ pieces: known, total, changeFund }, denominationsOf(currency)), currency)
  return { safe, currency, amount: faces.reduce((sum, { amount }) => sum + amount, 0), pieces: faces }
}
