import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { rateOf, roundedShare } from "@/lib/core/money"
import { lineAmounts, quantityUnits, thousandths } from "@/lib/core/vat"
import type { NewCredit } from "../schema/written"
import type { FoundDocument } from "../store/read"
import { findCreditedLines } from "../store/remove"
import { lockInvoice, settleCredits } from "../store/settle"
import * as write from "../store/write"
import { documentAmounts } from "../values/amounts"
import { adopt } from "./adopt"
import { current, refused } from "./errors"
import { issue } from "./issue"
import { document, found } from "./read"

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

/** The amounts of a line of the invoice, after its share of the document's discount. */
interface Worth {
  netMinor: number
  vatMinor: number
}

/**
 * A line of a credit note. The last one for a line of the invoice credits the rest that earlier ones left, because rounded
 * parts don't always add up to the whole.
 */
function toCredit(line: Line, worth: Worth, quantity: number, before: CreditedLine[]): write.StoredLine {
  const { item, description, unitPriceMinor, discount, vatRate, vatCategory, unit, position } = line
  const note = {
    ...{ item, description, quantity, unitPriceMinor: -unitPriceMinor, discount, vatRate, vatCategory, unit },
    creditsPosition: position,
  }
  const computed = lineAmounts(note)
  const corrected = ({ netMinor, vatMinor }: Worth) => ({
    ...note,
    netCorrection: netMinor - computed.netMinor,
    vatCorrection: vatMinor - computed.vatMinor,
  })
  if (line.credited + quantity < line.quantity) {
    if (worth.netMinor === lineAmounts(line).netMinor) return note
    const net = -roundedShare(BigInt(worth.netMinor) * BigInt(quantity), BigInt(line.quantity))
    return corrected({ netMinor: Number(net), vatMinor: Number(rateOf(net, vatRate)) })
  }
  const parts = before.filter((part) => part.position === position).map(lineAmounts)
  const left = (amount: keyof Worth) => parts.reduce((sum, part) => sum + part[amount], worth[amount])
  return corrected({ netMinor: -left("netMinor"), vatMinor: -left("vatMinor") })
}

/**
 * Issues a credit note for an invoice or some of its lines. The note is a separate document with the next number. It names the
 * same parties, reduces the balance due, and posts the opposite of the credited lines.
 * @throws HttpError 404; 409 if the invoice can't be credited or has changed since `version`; 422 for too large a quantity
 */
export async function credit(scope: Scope, { id, version, reason, creditedLines }: NewCredit) {
  const locked = current(await lockInvoice(scope, id), version)
  if (locked.voidedAt) throw refused("invoiceVoid")
  if (locked.kind === "credit") throw refused("isCreditNote")
  if (!locked.issuedAt) throw refused("creditDraft")
  await adopt(scope, locked)
  const invoice = await found(scope, id)
  const chosen = chosenLines(invoice, creditedLines)
  const before = await findCreditedLines(scope, id)
  const amounts = documentAmounts(invoice.lines, locked.documentDiscount).lines
  const worths = new Map(
    invoice.lines.map(({ position }, i) => {
      const { netMinor = 0, shareMinor = 0, vatMinor = 0 } = amounts[i] ?? {}
      return [position, { netMinor: netMinor - shareMinor, vatMinor }]
    }),
  )
  const lines = chosen.map(({ line, quantity }) => toCredit(line, worths.get(line.position) as Worth, quantity, before))
  const { totalMinor: total } = documentAmounts(lines)
  const today = new Date().toISOString().slice(0, 10)
  const { clientId, businessId, service, currency, acceptedPayment, parties } = invoice.row
  const { vatReason, buyerVatNumber, buyerReference } = invoice.row
  const noteId = await write.insert(scope, {
    ...{ clientId, businessId, service, currency, acceptedPayment, parties, vatReason, buyerVatNumber, buyerReference },
    kind: "credit",
    creditsId: id,
    // Set off against the invoice, so that the balance of the credit note itself is zero.
    ...{ total, credited: total },
    ...{ issuedDate: today, dueDate: today, note: reason, showsPaymentTerms: false },
  })
  await write.setLines(scope, noteId, lines)
  if (invoice.seller) await write.setSeller(scope, noteId, invoice.seller.id)
  await issue(scope, noteId, "Downloaded")
  await settleCredits(scope, [id])
  return document(scope, noteId)
}
