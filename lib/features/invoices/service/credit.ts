import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { billTotals, lineAmounts, quantityUnits, thousandths } from "@/lib/core/vat"
import type { NewCredit } from "../schema/written"
import type { FoundDocument } from "../store/read"
import { findCreditedLines } from "../store/remove"
import { lockInvoice, settleCredits } from "../store/settle"
import * as write from "../store/write"
import { current, refused } from "./errors"
import { document, found, isIssued } from "./read"

type Line = FoundDocument["lines"][number]
type CreditedLine = Awaited<ReturnType<typeof findCreditedLines>>[number]

/** The lines to credit with their quantities in thousandths. @throws HttpError 409 or 422 */
function chosenLines({ lines }: FoundDocument, wanted: NewCredit["creditedLines"]): { line: Line; quantity: number }[] {
  const rest = lines
    .map((line) => ({ line, quantity: line.quantity - line.credited }))
    .filter((one) => one.quantity > 0)
  if (rest.length === 0) throw refused("fullyCredited")
  if (!wanted) return rest
  const free = new Map(rest.map(({ line, quantity }) => [line.position, { line, quantity }]))
  return wanted.map(({ position, qty }, i) => {
    const one = free.get(position)
    free.delete(position)
    const quantity = thousandths(qty) as number
    if (!one || quantity > one.quantity) {
      const max = (one?.quantity ?? 0) / quantityUnits
      throw invalid({ [`creditedLines.${i}.qty`]: ["creditTooMuch", { max }] })
    }
    return { line: one.line, quantity }
  })
}

/**
 * A line of a credit note. The last one for a line of the invoice takes all that earlier ones left over, because the cents
 * of rounded parts don't always add up to those of the whole.
 */
function toCredit(line: Line, quantity: number, before: CreditedLine[]): write.StoredLine {
  const { item, description, unitPriceMinor, discount, vatRate, position } = line
  const note = {
    item,
    description,
    quantity,
    unitPriceMinor: -unitPriceMinor,
    discount,
    vatRate,
    creditsPosition: position,
  }
  if (line.credited + quantity < line.quantity) return note
  const computed = lineAmounts(note)
  const parts = [lineAmounts(line), ...before.filter((part) => part.position === position).map(lineAmounts)]
  const left = (amount: "netMinor" | "vatMinor") => parts.reduce((sum, part) => sum + part[amount], 0)
  return {
    ...note,
    netCorrection: -left("netMinor") - computed.netMinor,
    vatCorrection: -left("vatMinor") - computed.vatMinor,
  }
}

/**
 * Issues a credit note for an invoice or some of its lines. It has its own number from the sequence of invoices, names the
 * same parties, and reduces the balance due.
 * @throws HttpError 404; 409 if the invoice can't be credited or has changed since `version`; 422 for too large a quantity
 */
export async function credit(scope: Scope, { id, version, reason, creditedLines }: NewCredit) {
  const { voidedAt, kind } = current(await lockInvoice(scope, id), version)
  if (voidedAt) throw refused("invoiceVoid")
  if (kind === "credit") throw refused("isCreditNote")
  const invoice = await found(scope, id)
  if (!isIssued({ ...invoice.row, delivery: invoice.delivery })) throw refused("creditDraft")
  const chosen = chosenLines(invoice, creditedLines)
  const before = await findCreditedLines(scope, id)
  const lines = chosen.map(({ line, quantity }) => toCredit(line, quantity, before))
  const { totalMinor: total } = billTotals(lines)
  const today = new Date().toISOString().slice(0, 10)
  const { clientId, service, currency, acceptedPayment, parties } = invoice.row
  const noteId = await write.insert(scope, {
    ...{ clientId, service, currency, acceptedPayment, parties },
    kind: "credit",
    creditsId: id,
    // Set off against the invoice, so that the balance of the credit note itself is zero.
    ...{ total, credited: total, status: "Paid", stage: "Downloaded" },
    ...{ issuedDate: today, dueDate: today, note: reason, showsPaymentTerms: false },
  })
  await write.setLines(scope, noteId, lines)
  if (invoice.seller) await write.setSeller(scope, noteId, invoice.seller.id)
  await settleCredits(scope, [id])
  return document(scope, noteId)
}
