import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import type { BooksQuery } from "../schema/proof"
import { type BooksRow, findBooks, pageOfBooks, updateRootEmail } from "../store/books"

const toBooks = ({ businessId, ...row }: BooksRow) => ({ business: businessId, ...row })

export async function listBooks(scope: Scope, principal: Principal, query: BooksQuery) {
  const { rows, ...total } = await pageOfBooks(scope, principal, query)
  return { data: rows.map(toBooks), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 if the business has no books */
export async function getBooks(scope: Scope, business: number) {
  const row = await findBooks(scope, business)
  if (!row) throw notFound()
  return toBooks(row)
}

/** @throws HttpError 404 if the business has no books */
export async function changeBooks(scope: Scope, business: number, { rootEmail }: { rootEmail: string | null }) {
  await updateRootEmail(scope, business, rootEmail)
  return getBooks(scope, business)
}
