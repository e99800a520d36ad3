import type { Scope } from "@/lib/core/db/types"
import { defaultLocale } from "@/lib/core/i18n/locales"
import * as store from "./store"
import { partyOf } from "./values"

/**
 * The id of a customer, or of the one that they were merged into. They can't be merged until the transaction ends, so what is
 * written for them is not left behind.
 * @returns undefined if there is none
 */
export async function remainingClient(scope: Scope, id: number): Promise<number | undefined> {
  const row = await store.share(scope, id)
  return row?.mergedInto ? remainingClient(scope, row.mergedInto) : row?.id
}

const unknown = {
  ...{ company: "", address: "", country: "", contact: "", vatNumber: "", buyerReference: "" },
  ...{ language: defaultLocale, invoiceFormat: "auto" as const },
}

/**
 * How the books name the client who bought something. Buyers with an address that no client has are added to the clients. The
 * caller holds the books, so two orders can't add the same buyer twice.
 */
export async function partyOfBuyer(scope: Scope, { name, email }: { name: string; email: string }): Promise<string> {
  const known = email === "" ? undefined : await store.findByEmail(scope, email)
  const remaining = known === undefined ? undefined : await remainingClient(scope, known)
  return partyOf(remaining ?? (await store.insert(scope, { ...unknown, name, companyEmail: email })).id)
}
