import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import type { CustomerMail } from "../schema/statement"
import { find } from "../store/customers"
import { findMails } from "../store/mails"

/** The e-mails to the addresses of a customer and of those who were merged into them. @throws HttpError 404 */
export async function list(scope: Scope, id: number, { page, perPage }: { page: number; perPage: number }) {
  if (!(await find(scope, id))) throw notFound()
  const rows = await findMails(scope, id, { page, perPage })
  const data = rows.map(({ total: _, ...mail }): CustomerMail => mail)
  return { data, total: rows[0]?.total ?? 0, page, perPage }
}
