import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { find, ofBusiness, type Row } from "../store/records"
import { toBusiness } from "./businesses"

const plain = ({ workspaceId: _, search: __, ...row }: Record<string, unknown>) => row

/** A business with everything that belongs to it, for the archive of its books. */
export async function masterData(scope: Scope, id: number) {
  const { business, shops, tills, safes, bankAccounts } = await ofBusiness(scope, id)
  return {
    business: toBusiness(business as Row<"business">),
    ...{ shops: shops.map(plain), tills: tills.map(plain), safes: safes.map(plain) },
    bankAccounts: bankAccounts.map(plain),
  }
}

/** The name of a business and its language. @throws HttpError 404 */
export async function nameOf(scope: Scope, id: number) {
  const row = await find(scope, "business", id)
  if (!row) throw notFound()
  return { legalName: row.legalName, language: row.language }
}
