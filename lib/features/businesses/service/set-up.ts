import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import type { BusinessForm } from "../schema/businesses"
import type * as store from "../store/records"
import { postOpening } from "./books"
import { businessDateOf } from "./business-date"
import { changeFirst } from "./first-shop"
import { addAccount } from "./parts"
import { addShop } from "./shops"

type SetUp = Pick<BusinessForm, "firstShop" | "bankAccount" | "opening">

interface Places {
  shop?: Pick<store.Row<"business-shop">, "id" | "timeZone" | "cutOffHour">
  till?: { id: number }
  safe?: { id: number }
}

/** @throws HttpError 422 for money in a place that there isn't */
function checkPlaces({ bankAccount, opening = {} }: SetUp, { till, safe }: Places): void {
  const places = { till, safe, bank: bankAccount }
  const missing = (["till", "safe", "bank"] as const).find((place) => opening[place] && !places[place])
  if (missing) throw invalid({ [`opening.${missing}`]: "openingPlace" })
}

/**
 * Adds the bank account of a new business, and posts what there is in its till, safe and bank account as one entry.
 * @param key the entry's permanent idempotency key
 */
export async function openWith(scope: Scope, business: number, places: Places, given: SetUp, key: string) {
  checkPlaces(given, places)
  const { bankAccount, opening } = given
  const account = bankAccount && (await addAccount(scope, { business, ...bankAccount }, "bankAccount.iban"))
  if (!opening) return
  const { shop, till } = places
  await postOpening(scope, {
    business,
    shop: shop?.id,
    businessDate: opening.date ?? businessDateOf(new Date(), shop ?? { timeZone: "UTC", cutOffHour: 0 }),
    key,
    ...(till && opening.till && { till: { id: till.id, amount: opening.till } }),
    ...(opening.safe && { safe: { amount: opening.safe } }),
    ...(account && opening.bank && { bankAccount: { id: account.id, amount: opening.bank } }),
  })
}

/** Adds what a new business starts with. @throws HttpError 422 */
export async function startWith(scope: Scope, business: number, given: SetUp, key: string): Promise<void> {
  const places = given.firstShop ? await addShop(scope, business, given.firstShop) : {}
  await openWith(scope, business, places, given, key)
}

/** Completes what a draft has. @throws HttpError 409, 422 */
export async function completeWith(scope: Scope, business: number, given: SetUp, key: string): Promise<void> {
  await openWith(scope, business, await changeFirst(scope, business, given.firstShop), given, key)
}
