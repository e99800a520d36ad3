import { requireApproved } from "@/lib/core/auth/approvals"
import { mayOn } from "@/lib/core/auth/grants"
import { invalid } from "@/lib/core/http/errors"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import type { IouReceipt, QuickCharge } from "../schema/acts"
import * as store from "../store/customers"
import { type Caller, charge } from "./acts"

/**
 * Charges a sale to a customer, who is added if there is none yet. A new customer with a limit needs the right to adjust IOUs, or
 * an approval for this amount.
 * @throws HttpError 422 without a customer and a name; 409 if somebody has that name; or as for `charge`
 */
export async function quickCharge(
  caller: Caller,
  { customer, name, iouLimit, ...form }: QuickCharge,
): Promise<IouReceipt> {
  if (customer !== null) return charge(caller, customer, form)
  if (!name) throw invalid({ name: "required" })
  const { scope, principal } = caller
  const { business, shop } = await tradingPlace(scope, form.shop)
  const amount = form.rates.reduce((sum, { gross }) => sum + gross, 0)
  const right = ["update", "Iou"] as const
  const isOwnRight = mayOn(principal, right, { business, shop })
  const approver = await requireApproved(scope, principal, caller.approval, {
    ...{ right, place: { business, shop }, seenBy: ["read", "Iou"], amount },
  })
  const { id } = await store.insert(scope, { name, companyEmail: "", iouLimit: iouLimit ?? amount })
  // One approval is enough for both.
  return charge(isOwnRight ? caller : { ...caller, approver }, id, form)
}
