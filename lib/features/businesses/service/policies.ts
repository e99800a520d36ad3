import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import type { DepositPolicy, PolicyChanges } from "../schema/policies"
import * as store from "../store/policies"
import { usualPolicy } from "../values"
import { checkOpen, lockRow } from "./common"

/** The policy of a shop for its deposits. */
export async function depositPolicyOf(scope: Scope, shop: number): Promise<DepositPolicy> {
  const row = await store.find(scope, shop)
  const { bankingDays, verifyWithinHours, creditWithinDays, witnessRequired, photoAbove } = row ?? usualPolicy
  return {
    ...{ shop, bankingDays, verifyWithinHours, creditWithinDays, witnessRequired, photoAbove },
    version: row?.version ?? 1,
  }
}

/**
 * Changes the policy of a shop; given fields are merged.
 * @throws HttpError 404; 409 if it has changed since `version`, or the business is archived
 */
export async function change(scope: Scope, shop: number, { version, ...changes }: PolicyChanges) {
  // The first change inserts the row, so the shop's row is what two of them wait for.
  const { businessId } = await lockRow(scope, "business-shop", shop, {}, (row) => row)
  await checkOpen(scope, businessId)
  const current = await depositPolicyOf(scope, shop)
  if (version !== undefined && version !== current.version) throw new HttpError(409, "conflict", { current })
  const { shop: shopId, version: _, ...before } = current
  const bankingDays = changes.bankingDays ? [...new Set(changes.bankingDays)].sort() : before.bankingDays
  await store.save(scope, { ...before, ...changes, bankingDays, businessId, shopId })
  return depositPolicyOf(scope, shop)
}
