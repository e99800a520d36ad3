import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import * as store from "../store/bill-goods"
import { dismiss } from "./delivery-proposals"

// Deliveries of goods that a bill lists. The bill posts the VAT and what is owed, the delivery what the goods cost.

/** The last delivery of a bill's goods that nobody put away; undefined if there is none. */
export const deliveryOf = (scope: Scope, bill: number) => store.findOfBill(scope, bill)

/** The delivery that has posted a bill already: booked with its number, and not one of its own. */
export const bookedBefore = (
  scope: Scope,
  wanted: { business: number; supplier: string; number: string },
): Promise<number | undefined> => store.findBooked(scope, wanted)

/** Puts the proposal of a bill away. @throws HttpError 409 if it isn't a proposal any more */
export const withdrawDelivery = (scope: Scope, principal: Principal, id: number): Promise<void> =>
  dismiss(scope, principal, id, { isOfBill: true })
