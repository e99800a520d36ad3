import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { epcPayload } from "@/lib/core/epc"
import { cleanFileName } from "@/lib/core/files/file-name"
import { invalid, notFound } from "@/lib/core/http/errors"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { translator } from "@/lib/core/i18n/translator"
import { requireMayMail } from "@/lib/core/limits/mail"
import { exactNumber, money } from "@/lib/core/money"
import { queueMail, sendsMail } from "@/lib/core/outbox/queue"
import { qrCode } from "@/lib/core/qr"
import { statementPdf } from "../pdf/statement-pdf"
import type { CustomerStatement, SendStatementForm, StatementQuery } from "../schema/statement"
import { find } from "../store/customers"
import * as store from "../store/statement"

type Seller = CustomerStatement["seller"]

async function sellerOf(scope: Scope, business: number): Promise<{ seller: Seller; currency: string }> {
  const row = await store.findSeller(scope, business)
  if (!row) throw notFound()
  const { legalName, street, postcode, city, vatNumber, currency } = row.business
  const address = [street, [postcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")
  const { iban = "", bic = "" } = row.account ?? {}
  return { seller: { business, name: legalName, address, vatNumber, iban, bic }, currency }
}

/** The QR code for the amount due. Its text names the customer, so that the payment can be matched later. */
function paymentOf({ name, iban, bic }: Seller, currency: string, amount: number, customer: string) {
  const payload = currency === "EUR" ? epcPayload({ name, iban, bic, amount, text: customer }) : undefined
  return payload === undefined ? null : { payload, ...qrCode(payload) }
}

/** A customer's statement over a period: IOUs and invoices. @throws HttpError 404; 422 if the period ends before it begins */
export async function statement(scope: Scope, id: number, query: StatementQuery): Promise<CustomerStatement> {
  const { business, from, to } = query
  if (to < from) throw invalid({ to: "endBeforeStart" })
  const row = await find(scope, id)
  if (!row) throw notFound()
  const { seller, currency } = await sellerOf(scope, business)
  const [before, ...rows] = await store.findLines(scope, id, query)
  const opening = exactNumber(BigInt(before?.amount ?? 0))
  let balance = opening
  const lines = rows.map(({ id: entry, day, kind, memo, amount: text, isReversal }) => {
    const amount = exactNumber(BigInt(text))
    balance += amount
    return {
      ...{ id: entry ?? "", day: day ?? "", kind: kind ?? "", memo: memo ?? "" },
      ...{ amount, balance, isReversal: isReversal === true },
    }
  })
  const due = exactNumber(await store.dueOf(scope, id, business))
  const { name, company, address, country, language } = row
  // Mail about a merged customer goes to the remaining one.
  const { companyEmail } = (row.mergedInto !== null && (await find(scope, row.mergedInto))) || row
  return {
    customer: { id, name, company, address, country, email: companyEmail, language },
    ...{ seller, currency, from, to, opening, lines, closing: balance, due },
    payment: paymentOf(seller, currency, due, `${company || name} K${id}`),
  }
}

/** The mail with a statement, in the customer's language. */
export async function propose({ customer, seller, currency, from, to, due }: CustomerStatement) {
  const { language, name, email } = customer
  const t = await translator(language, "customers")
  const words = {
    ...{ name, from: seller.name, amount: money(due, currency, language) },
    ...{ first: dateIn(language, from, "long"), last: dateIn(language, to, "long") },
  }
  return {
    ...{ to: email, subject: t("statement.letter.subject", words) },
    message: t(due > 0 ? "statement.letter.message" : "statement.letter.paid", words),
  }
}

async function fileName({ customer, to }: CustomerStatement): Promise<string> {
  const t = await translator(customer.language, "customers")
  return cleanFileName(`${t("statement.title")}-${customer.company || customer.name}-${to}.pdf`)
}

/** A statement as a PDF, in the customer's language. */
export async function pdf(scope: Scope, id: number, query: StatementQuery) {
  const found = await statement(scope, id, query)
  return { statement: found, name: await fileName(found), content: await statementPdf(found) }
}

/**
 * Queues the mail with a statement, whose PDF is rendered while no transaction is open.
 * @throws HttpError as `statement`; 403 or 429 if the caller may not send mail
 */
export async function send(
  principal: Principal,
  id: number,
  { address, subject, message, ...query }: SendStatementForm,
) {
  const found = await tx(principal, async (scope) => {
    await requireMayMail(scope, principal, 1)
    return statement(scope, id, query)
  })
  // Without a mail server only the name of the PDF is logged.
  const content = sendsMail() ? await statementPdf(found) : new Uint8Array()
  const filename = await fileName(found)
  await tx(principal, async (scope) => {
    await requireMayMail(scope, principal, 1)
    await queueMail(scope, {
      ...{ kind: "statement", recordId: id, to: address, subject, text: message },
      attachments: [{ filename, contentType: "application/pdf", content }],
    })
  })
  return { state: sendsMail() ? ("queued" as const) : ("logged" as const) }
}
