import { ink, type Sheet } from "@/lib/core/pdf/sheet"
import type { InvoiceDocument } from "../schema/shown"
import { hasNoVat } from "../values"
import { numberIn, type Words } from "./words"

/** Draws the sums: net, VAT by rate, total, payments and balance. */
export function drawTotals(sheet: Sheet, invoice: InvoiceDocument, { t, money, rate }: Words): void {
  const rows: [label: string, amount: number, strong?: boolean][] = [
    ...(invoice.documentDiscountMinor === 0
      ? []
      : ([
          [t("paper.linesTotal"), invoice.linesMinor],
          [t("paper.discount"), -invoice.documentDiscountMinor],
        ] as [string, number][])),
    [t("paper.subtotal"), invoice.netMinor],
    ...invoice.vatSummary.map((row): [string, number] => [
      hasNoVat(row.category)
        ? t("paper.noVatOf", { category: t(`vatCategories.${row.category}`), net: money(row.netMinor) })
        : t("paper.vatOf", { rate: rate(row.rate), net: money(row.netMinor) }),
      row.vatMinor,
    ]),
    [t("paper.total"), invoice.totalMinor, true],
  ]
  if (invoice.creditedMinor !== 0) rows.push([t("paper.credited"), -invoice.creditedMinor])
  if (invoice.paidMinor !== 0) rows.push([t("paper.paid"), -invoice.paidMinor])
  if (invoice.creditedMinor !== 0 || invoice.paidMinor !== 0)
    rows.push([t("paper.balance"), invoice.balanceMinor, true])
  sheet.need(rows.length * 17 + 8)
  sheet.y += 4
  const end = sheet.margin + sheet.width - 8
  for (const [label, amount, strong] of rows) {
    if (strong) sheet.rule(sheet.y - 1, ink.line, sheet.margin + sheet.width / 2, sheet.margin + sheet.width)
    const size = strong ? 10.5 : 9
    const y = sheet.y + (strong ? 4 : 2)
    sheet.put(label, end - 100, y, { size, bold: strong, color: strong ? ink.text : ink.quiet, align: "end" })
    sheet.put(money(amount), end, y, { size, bold: strong, align: "end" })
    sheet.y += strong ? 21 : 16
  }
  sheet.y += 12
}

function remark(sheet: Sheet, title: string, text: string): void {
  const lines = sheet.wrap(text, sheet.width)
  sheet.need(sheet.heightOf(Math.min(lines.length, 4)) + 22)
  sheet.put(title, sheet.margin, sheet.y, { bold: true, color: ink.quiet })
  sheet.y += 15
  for (const line of lines) {
    sheet.need(sheet.heightOf(1))
    sheet.put(line, sheet.margin, sheet.y)
    sheet.y += sheet.heightOf(1)
  }
  sheet.y += 10
}

/** Draws the payment stub, which the client cuts off and sends with the payment. */
function stub(sheet: Sheet, invoice: InvoiceDocument, { t, money, date }: Words): void {
  sheet.need(96)
  sheet.doc.dash(3, { space: 3 })
  sheet.rule(sheet.y + 6)
  sheet.doc.undash()
  sheet.y += 20
  sheet.put(t("paper.stub"), sheet.margin, sheet.y, { bold: true, size: 10 })
  sheet.put(t("paper.stubText"), sheet.margin, sheet.y + 15, { size: 8, color: ink.quiet })
  const cells = [
    [t("paper.title"), invoice.number ?? t("paper.draft")],
    [t("paper.totalDue"), money(invoice.balanceMinor)],
    [t("paper.due"), date(invoice.dueDate)],
    [t("paper.iban"), invoice.billing.iban],
  ]
  const width = sheet.width / cells.length
  for (const [i, [label = "", value = ""]] of cells.entries()) {
    sheet.put(label, sheet.margin + width * i, sheet.y + 34, { size: 8, color: ink.quiet })
    sheet.block(sheet.wrap(value, width - 8, { size: 8.5 }), sheet.margin + width * i, sheet.y + 46, {
      size: 8.5,
      bold: true,
    })
  }
  sheet.y += 76
}

/** Draws the remarks below the sums that the invoice is set to show. */
export function drawRemarks(sheet: Sheet, invoice: InvoiceDocument, words: Words): void {
  const { t, date } = words
  if (invoice.vatReasons.length > 0)
    remark(sheet, t("paper.vatReasons"), invoice.vatReasons.map(({ text }) => text).join("\n"))
  if (invoice.salesperson) remark(sheet, t("paper.salesperson"), invoice.salesperson.fullName)
  if (invoice.showsPaymentTerms) {
    const method = t(`methods.${invoice.acceptedPayment}`)
    remark(sheet, t("paper.terms"), invoice.terms || t("paper.termsText", { date: date(invoice.dueDate), method }))
  }
  if (invoice.showsNote && invoice.note)
    remark(sheet, t(invoice.kind === "credit" ? "paper.reason" : "paper.note"), invoice.note)
  if (invoice.showsPaymentStub) stub(sheet, invoice, words)
}

/** Draws the footer of a page. */
export function drawFooter(sheet: Sheet, invoice: InvoiceDocument, words: Words, page: number, pages: number): void {
  const { t } = words
  const y = sheet.doc.page.height - sheet.margin
  const style = { size: 7.5, color: ink.quiet }
  const { company, vatNumber } = invoice.billing
  sheet.put([company, vatNumber, numberIn(invoice, words)].filter(Boolean).join("  ·  "), sheet.margin, y, style)
  sheet.put(t("paper.page", { page, pages }), sheet.margin + sheet.width, y, { ...style, align: "end" })
}
