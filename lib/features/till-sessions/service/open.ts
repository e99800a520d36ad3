import type { z } from "zod"
import { totalOf } from "@/lib/core/cash/count"
import { now } from "@/lib/core/clock"
import { conflict, notFound } from "@/lib/core/http/errors"
import { businessDateOf } from "@/lib/features/businesses/service/business-date"
import { nightDifference, paidIn } from "@/lib/features/ledger/service/recipes/cash"
import { lockTill } from "@/lib/features/ledger/service/tills"
import type { openForm, TillSessionSheet } from "../schema"
import * as store from "../store"
import { addEvent, type Caller, checkCount, earlierEvent, postIn, sourceOf } from "./common"
import { sheetOf } from "./read"

/**
 * Opens a till with its counted float.
 * @throws HttpError 404; 409 if it has an open session or is archived; 422 for a count that can't be
 */
export async function open(caller: Caller, { till, count }: z.output<typeof openForm>): Promise<TillSessionSheet> {
  const { scope, principal } = caller
  const found = await store.findTill(scope, till)
  if (!found) throw notFound()
  const earlier = await earlierEvent(caller, "opened")
  if (earlier) return sheetOf(scope, principal, earlier.sessionId)
  const { currency } = found
  checkCount(count, currency)
  const counted = totalOf(count, currency)
  const books = await lockTill(scope, found.shop.businessId, till)
  // Read again, because somebody may have archived it before the books were locked.
  const { shop, till: current } = (await store.findTill(scope, till)) ?? found
  if (current.state === "archived" || shop.state === "archived") throw conflict({ till: "tillArchived" })
  const businessDate = businessDateOf(now(), shop)
  const id = await store.insert(scope, {
    ...{ businessId: shop.businessId, shopId: shop.id, tillId: till, currency, businessDate },
    ...{ expectedOpening: books.balance, countedOpening: counted, openingCount: count, openedAfter: books.sequence },
    ...{ openedBy: principal.userId, openedByName: principal.fullName },
  })
  if (id === undefined) throw conflict({ till: "tillOpen" })
  const difference = BigInt(counted - books.balance)
  const of = { shopId: shop.id, till: books.account }
  // Nobody has left anything in a till that was never used, so the owner brings the first float.
  const made = books.isUsed
    ? nightDifference({ ...of, difference })
    : paidIn({ ...of, amount: difference, from: "capital" })
  const place = { business: shop.businessId, shop: shop.id, currency, businessDate }
  const entry = await postIn(caller, place, made, sourceOf(id))
  if (entry) await store.setOpenedAfter(scope, id, entry.sequence)
  // Without the entry's id: whether there is one would tell a blind count that it was right.
  await addEvent(caller, id, "opened", { amount: counted, count })
  return sheetOf(scope, principal, id)
}
