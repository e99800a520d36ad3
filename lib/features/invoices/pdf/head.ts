import { ink, type Sheet } from "@/lib/core/pdf/sheet"
import type { InvoiceDocument } from "../schema/shown"
import { numberIn, type Words } from "./words"

/** The message with the document's title. */
export const titleKey = ({ kind }: Pick<InvoiceDocument, "kind">) =>
  kind === "credit" ? "paper.creditTitle" : "paper.title"

const nonEmpty = (texts: string[]) => texts.filter((text) => text.trim() !== "")

const logoHeight = 40

/** Draws the issuer's logo above everything else. */
function drawLogo(sheet: Sheet, logo: Uint8Array | undefined): void {
  // A logo of a backup may have become something else than the PNG that was uploaded.
  if (logo?.[0] !== 0x89) return
  sheet.doc.image(Buffer.from(logo), sheet.margin, sheet.y, { fit: [160, logoHeight] })
  sheet.y += logoHeight + 12
}

/** Draws the issuer on the left, and title, number and dates on the right. */
function letterhead(sheet: Sheet, invoice: InvoiceDocument, words: Words): void {
  const { billing, issuedDate, dueDate, kind } = invoice
  const { t, date } = words
  const half = sheet.width / 2 - 12
  const end = sheet.margin + sheet.width
  const top = sheet.y
  sheet.put(billing.company, sheet.margin, top, { size: 14, bold: true, color: ink.brand })
  const vat = billing.vatNumber && t("paper.vatNumber", { number: billing.vatNumber })
  const company = billing.companyNumber && t("paper.companyNumber", { number: billing.companyNumber })
  const lines = nonEmpty([billing.address, billing.contact, billing.email, company ?? "", vat]).flatMap((text) =>
    sheet.wrap(text, half),
  )
  const left = sheet.block(lines, sheet.margin, top + 24, { color: ink.quiet })
  sheet.put(t(titleKey(invoice)), end, top, { size: 20, bold: true, align: "end" })
  sheet.put(numberIn(invoice, words), end, top + 28, { size: 11, color: ink.quiet, align: "end" })
  const dates: [string, string][] = [[t("paper.issued"), date(issuedDate)]]
  if (kind === "invoice") dates.push([t("paper.due"), date(dueDate)])
  let y = top + 52
  for (const [label, value] of dates) {
    sheet.put(value, end, y, { align: "end" })
    sheet.put(label, end - 110, y, { color: ink.quiet, align: "end" })
    y += 14
  }
  sheet.y = Math.max(left, y) + 22
}

/** Draws the client on the left; on the right the payment details, or the invoice that a credit note corrects. */
function parties(sheet: Sheet, invoice: InvoiceDocument, { t, money, date }: Words): void {
  const { client, billing, balanceMinor, credits } = invoice
  const half = sheet.width / 2 - 12
  const top = sheet.y
  const right = sheet.margin + sheet.width / 2 + 12
  sheet.put(t("paper.to"), sheet.margin, top, { color: ink.quiet, bold: true })
  const { printedVatNumber, printedReference } = invoice
  const [name = "", ...rest] = nonEmpty([
    client.company,
    client.name,
    client.address,
    client.country,
    client.companyEmail,
    printedVatNumber && t("paper.vatNumber", { number: printedVatNumber }),
    printedReference && t("paper.reference", { reference: printedReference }),
  ])
  sheet.put(name, sheet.margin, top + 16, { bold: true, size: 10 })
  const lines = rest.flatMap((text) => sheet.wrap(text, half))
  const left = sheet.block(lines, sheet.margin, top + 31)
  if (credits) {
    const origin = t("paper.credits", { number: credits.number ?? "", date: date(credits.issuedDate) })
    const below = sheet.block(sheet.wrap(origin, half, { bold: true }), right, top, { bold: true })
    sheet.y = Math.max(left, below) + 22
    return
  }
  sheet.put(t("paper.pay"), right, top, { color: ink.quiet, bold: true })
  const facts = [
    [t("paper.totalDue"), money(balanceMinor)],
    [t("paper.bank"), billing.bankName],
    [t("paper.country"), billing.country],
    [t("paper.iban"), billing.iban],
    [t("paper.swift"), billing.swiftCode],
  ].filter(([, value]) => value) as [string, string][]
  let y = top + 16
  for (const [i, [label, value]] of facts.entries()) {
    sheet.put(label, right, y, { color: ink.quiet })
    const lines = sheet.wrap(value, half - 74, { bold: i === 0 })
    y = sheet.block(lines, right + 74, y, { bold: i === 0 }) + 1.5
  }
  sheet.y = Math.max(left, y) + 22
}

export function drawHead(sheet: Sheet, invoice: InvoiceDocument, words: Words, logo?: Uint8Array): void {
  drawLogo(sheet, logo)
  letterhead(sheet, invoice, words)
  sheet.rule(sheet.y - 10)
  sheet.y += 6
  parties(sheet, invoice, words)
  if (!invoice.service) return
  const lines = sheet.wrap(invoice.service, sheet.width, { size: 11 })
  sheet.y = sheet.block(lines, sheet.margin, sheet.y, { size: 11, bold: true }) + 8
}
