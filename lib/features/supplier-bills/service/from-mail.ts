import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { readAttachments } from "@/lib/features/email/service/received"
import { findSupplier } from "@/lib/features/suppliers/service"
import type { MailBill, SupplierBill } from "../schema"
import type { MailForm } from "../schema/forms"
import * as store from "../store/bills"
import { readBill, type SentBill, takeIn } from "./take-in"

// E-invoices that arrive in the mailbox. Their media types say little: browsers name XML files differently.

const endings = ["xml", "pdf"]
const sentOf = ({ fileName, content }: { fileName: string; content: Uint8Array }): SentBill => ({
  type: /\.pdf$/i.test(fileName) ? "application/pdf" : "application/xml",
  ...{ content, name: fileName },
})

/** The e-invoice in a file; undefined for another file. */
function readIfAny(file: SentBill) {
  try {
    return readBill(file).invoice
  } catch (error) {
    if (error instanceof HttpError) return undefined
    throw error
  }
}

/** The e-invoices of a mail, and which of them are bills already. Bills that the caller may not see count as not entered. */
export async function listInMail(scope: Scope, principal: Principal, mailId: number): Promise<MailBill[]> {
  const found: MailBill[] = []
  for (const file of await readAttachments(scope, mailId, endings)) {
    const invoice = readIfAny(sentOf(file))
    if (!invoice) continue
    const { seller, kind, number, totals, currency } = invoice
    const total = exactNumber(totals.gross + totals.rounding)
    const supplierId = await findSupplier(scope, seller)
    const same = supplierId === undefined ? undefined : await store.findSame(scope, { supplierId, number, total, kind })
    const isSeen = same && mayOn(principal, ["read", "SupplierBill"], { business: same.businessId })
    const { id, fileName } = file
    const bill = isSeen ? same.id : null
    found.push({ ...{ file: id, fileName, supplier: seller.name, number, total, currency, kind, bill } })
  }
  return found
}

/** Takes in an e-invoice of a mail. @throws HttpError 404 if the mail has no such file, or as for `takeIn` */
export async function takeFromMail(scope: Scope, principal: Principal, form: MailForm): Promise<SupplierBill> {
  const file = (await readAttachments(scope, form.mail, endings)).find(({ id }) => id === form.file)
  if (!file) throw notFound()
  return takeIn(scope, principal, sentOf(file), form.business)
}
