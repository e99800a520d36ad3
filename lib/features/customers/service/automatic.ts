import { mayOn } from "@/lib/core/auth/grants"
import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { partyOf } from "@/lib/features/clients/values"
import { post } from "@/lib/features/ledger/service/post"
import { iouCharged } from "@/lib/features/ledger/service/recipes/owed"
import { notify } from "@/lib/features/notifications/service/notify"
import { findHolders } from "@/lib/features/staff-access/service/holders"
import { balanceOf } from "../store/owed"
import * as store from "../store/recurring"
import { maxDaysBack } from "../values"
import { hold, type Place, requireChargeable, saleOf } from "./common"
import { chargeDays } from "./days"

/** The outcome for a day: the entry of a charge, or the reason why there is none. */
type Outcome = { entryId: string } | { reason: string }

const isRefusal = (error: unknown): error is HttpError => error instanceof HttpError && error.status < 500

/** The reason that the charge's history shows: the message key of an error, or its code. */
function reasonOf({ code, fields }: HttpError): string {
  const [first] = Object.values(fields ?? {}).flat()
  return typeof first === "string" ? first : code
}

/** Charges a day of a rule, up to the limit of the customer. */
async function charge(scope: Scope, row: store.ChargeRow, day: string): Promise<Outcome> {
  try {
    const { place, row: customer } = await hold(scope, row.shopId, row.customerId)
    requireChargeable(customer, row.shopId)
    const { rates, amount } = saleOf([{ rate: row.vatRate, gross: row.amount }])
    const owed = await balanceOf(scope, row.customerId, place.business)
    if (owed + amount > BigInt(customer.iouLimit ?? 0)) return { reason: "limit" }
    const posted = await post(scope, {
      ...iouCharged({ shopId: row.shopId, party: partyOf(row.customerId), rates }),
      ...{ businessId: place.business, shopId: row.shopId, currency: place.currency, businessDate: place.today },
      // A late charge names the day that it is for.
      memo: day === place.today ? row.text : `${row.text} (${day})`,
      key: `recurring-charge ${row.id} ${day}`,
      source: { type: "recurring-charge", id: String(row.id) },
    })
    return { entryId: posted.id }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { reason: reasonOf(error) }
  }
}

/** Notifies users who may adjust IOUs in the shop that a charge was refused. */
async function tellRefused(scope: Scope, row: store.ChargeRow, { currency }: Place, day: string): Promise<void> {
  const { customerName } = (await store.find(scope, row.id)) as store.Listed
  const place = { business: row.businessId, shop: row.shopId }
  const holders = (await findHolders(scope)).filter((holder) => mayOn(holder, ["update", "Iou"], place))
  await notify(scope, {
    to: holders.map(({ userId }) => userId),
    kind: "chargeRefused",
    data: { who: customerName, title: row.text, amount: row.amount, currency },
    link: `/business/customers/${row.customerId}/recurring`,
    key: `recurring-charge:${row.id}:${day}`,
  })
}

/** Charges the due days of a rule that were not handled yet. */
async function chargeRule(scope: Scope, row: store.ChargeRow, place: Place): Promise<void> {
  const { today } = place
  const earliest = shiftDay(today, -maxDaysBack)
  const from = [shiftDay(row.doneUntil, 1), earliest].sort()[1] as string
  for (const day of chargeDays(row, from, today)) {
    if (await store.hasDay(scope, row.id, day)) continue
    const outcome = await charge(scope, row, day)
    const isCharged = "entryId" in outcome
    await store.insertDay(scope, {
      ...{ chargeId: row.id, day, amount: row.amount, state: isCharged ? "charged" : "refused" },
      ...{ entryId: isCharged ? outcome.entryId : null, reason: isCharged ? "" : outcome.reason },
    })
    if (!isCharged) await tellRefused(scope, row, place, day)
  }
}

/**
 * Charges everything that is due in a workspace. Safe to repeat: rules are locked, each day of a rule is a row, and its entry has
 * its own key.
 */
export async function chargeDueHere(scope: Scope): Promise<void> {
  const places = new Map<number, Place | undefined>()
  const done = new Map<string, number[]>()
  for (const row of await store.lockActive(scope)) {
    if (!places.has(row.shopId)) places.set(row.shopId, await openPlace(scope, row.shopId))
    const place = places.get(row.shopId)
    if (!place) continue
    await chargeRule(scope, row, place)
    done.set(place.today, [...(done.get(place.today) ?? []), row.id])
  }
  for (const [today, ids] of done) await store.finish(scope, ids, today)
}

/** A shop where something can be charged; undefined for archived ones. */
async function openPlace(scope: Scope, shop: number): Promise<Place | undefined> {
  try {
    return await tradingPlace(scope, shop)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return undefined
  }
}

/** Charges everything that is due in all workspaces. */
export async function chargeDue(): Promise<void> {
  const { owner } = await openStore()
  await eachWorkspace(await store.findWorkspaces(owner), "charging what is due", chargeDueHere)
}
