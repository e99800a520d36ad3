import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { findPlace } from "@/lib/features/businesses/service/shops"
import type { Customer, CustomerChanges, CustomerForm } from "../schema"
import * as store from "../store/customers"
import { withBalances } from "./read"

type Values = Partial<CustomerForm>

/** The columns of a form. The table has the names of clients. */
function columnsOf({ email, phone, shops, ...rest }: Values): Partial<store.CustomerRow> {
  return {
    ...rest,
    ...(email !== undefined && { companyEmail: email }),
    ...(phone !== undefined && { contact: phone }),
    ...(shops !== undefined && { shopIds: [...new Set(shops)] }),
  }
}

/** @throws HttpError 422 for shops that don't exist */
async function checkShops(scope: Scope, shops: number[] = []): Promise<void> {
  for (const shop of new Set(shops)) if (!(await findPlace(scope, shop))) throw invalid({ shops: "shopUnknown" })
}

export async function add(scope: Scope, principal: Principal, form: CustomerForm): Promise<Customer> {
  await checkShops(scope, form.shops)
  const { name, email } = form
  return withBalances(scope, principal, await store.insert(scope, { ...columnsOf(form), name, companyEmail: email }))
}

/** @throws HttpError 404; 409 if somebody has changed the customer since `version` */
export async function change(
  scope: Scope,
  principal: Principal,
  id: number,
  { version, ...changes }: CustomerChanges,
): Promise<Customer> {
  await checkShops(scope, changes.shops)
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version)
    throw new HttpError(409, "conflict", { current: await withBalances(scope, principal, row) })
  const values = columnsOf(changes)
  const changed = Object.keys(values).length > 0 ? await store.update(scope, row, values) : row
  return withBalances(scope, principal, changed)
}
