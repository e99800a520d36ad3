import { dateIn } from "@/lib/core/i18n/plain-formats"
import { type Translate, translator } from "@/lib/core/i18n/translator"
import { money } from "@/lib/core/money"
import { ink, Sheet } from "@/lib/core/pdf/sheet"
import { createPause } from "@/lib/core/turns"
import type { CustomerStatement } from "../schema/statement"
import { lineText } from "./line-text"

interface Words {
  t: Translate
  text: (minor: number) => string
  day: (date: string) => string
}

/** Draws the business, the customer, the title and the period. */
function drawHead(sheet: Sheet, { customer, seller, from, to }: CustomerStatement, { t, day }: Words): void {
  const half = sheet.width / 2 - 12
  const end = sheet.margin + sheet.width
  const top = sheet.y
  sheet.put(seller.name, sheet.margin, top, { size: 14, bold: true, color: ink.brand })
  const about = [seller.address, seller.vatNumber].filter(Boolean).flatMap((line) => sheet.wrap(line, half))
  const left = sheet.block(about, sheet.margin, top + 24, { color: ink.quiet })
  sheet.put(t("statement.title"), end, top, { size: 18, bold: true, align: "end" })
  sheet.put(t("statement.period", { from: day(from), to: day(to) }), end, top + 28, { color: ink.quiet, align: "end" })
  sheet.y = Math.max(left, top + 48) + 20
  const [name = "", ...rest] = [customer.company, customer.name, customer.address, customer.country].filter(Boolean)
  sheet.put(name, sheet.margin, sheet.y, { bold: true, size: 10 })
  sheet.y =
    sheet.block(
      rest.flatMap((line) => sheet.wrap(line, half)),
      sheet.margin,
      sheet.y + 16,
    ) + 20
}

const cell = { size: 8.5 }
const head = { size: 8, bold: true, color: ink.quiet }

/** Draws the lines between what was owed before and after them. */
async function drawLines(sheet: Sheet, statement: CustomerStatement, { t, text, day }: Words): Promise<void> {
  const end = sheet.margin + sheet.width
  const amounts = end - 90
  const pause = createPause()
  const drawHeader = () => {
    sheet.put(t("columns.day"), sheet.margin, sheet.y, head)
    sheet.put(t("columns.kind"), sheet.margin + 80, sheet.y, head)
    sheet.put(t("columns.amount"), amounts, sheet.y, { ...head, align: "end" })
    sheet.put(t("columns.balance"), end, sheet.y, { ...head, align: "end" })
    sheet.y += 14
    sheet.rule(sheet.y)
    sheet.y += 4
  }
  const row = (date: string, what: string, amount: string, balance: string, bold = false) => {
    const lines = sheet.wrap(what, amounts - sheet.margin - 150, cell)
    const height = sheet.heightOf(lines.length, cell) + 5
    if (sheet.need(height)) drawHeader()
    sheet.put(date, sheet.margin, sheet.y, cell)
    sheet.block(lines, sheet.margin + 80, sheet.y, { ...cell, bold })
    sheet.put(amount, amounts, sheet.y, { ...cell, align: "end" })
    sheet.put(balance, end, sheet.y, { ...cell, bold, align: "end" })
    sheet.y += height
  }
  drawHeader()
  row(day(statement.from), t("statement.opening"), "", text(statement.opening), true)
  for (const line of statement.lines) {
    row(day(line.day), lineText(t, line), text(line.amount), text(line.balance))
    await pause()
  }
  sheet.rule(sheet.y)
  sheet.y += 6
  row(day(statement.to), t("statement.closing"), "", text(statement.closing), true)
  sheet.y += 14
}

const codeSize = 110

/** Draws how to pay what is due: the bank account, and the code for banking apps. */
function drawPayment(sheet: Sheet, { due, payment, seller }: CustomerStatement, { t, text }: Words): void {
  sheet.need(codeSize + 24)
  const top = sheet.y
  sheet.put(t("statement.due", { amount: text(due) }), sheet.margin, top, { size: 11, bold: true })
  if (due <= 0 || seller.iban === "") return
  const facts = [
    [t("statement.receiver"), seller.name],
    ["IBAN", seller.iban.replace(/(.{4})(?=.)/g, "$1 ")],
    ["BIC", seller.bic],
  ].filter(([, value]) => value)
  for (const [i, [label = "", value = ""]] of facts.entries()) {
    sheet.put(label, sheet.margin, top + 24 + i * 15, { color: ink.quiet })
    sheet.put(value, sheet.margin + 80, top + 24 + i * 15)
  }
  if (!payment) return
  const left = sheet.margin + sheet.width - codeSize
  sheet.doc.save()
  sheet.doc.translate(left, top).scale(codeSize / payment.size)
  sheet.doc.path(payment.path).fill("#000000")
  sheet.doc.restore()
  const hint = sheet.wrap(t("statement.scan"), sheet.width - codeSize - 40, { size: 8 })
  sheet.block(hint, sheet.margin, top + 30 + facts.length * 15, { size: 8, color: ink.quiet })
  sheet.y = top + codeSize + 12
}

/** A statement as a PDF, in its customer's language. The same statement always gives the same bytes. */
export async function statementPdf(statement: CustomerStatement): Promise<Uint8Array> {
  const { customer, seller, currency, to } = statement
  const { language } = customer
  const t = await translator(language, "customers")
  const words = {
    t,
    text: (minor: number) => money(minor, currency, language),
    day: (date: string) => dateIn(language, date),
  }
  const title = t("statement.title")
  const created = new Date(`${to}T00:00:00Z`)
  const sheet = new Sheet({ title, author: seller.name, created, language })
  drawHead(sheet, statement, words)
  await drawLines(sheet, statement, words)
  drawPayment(sheet, statement, words)
  return sheet.finish((page, pages) => {
    const style = { size: 7.5, color: ink.quiet }
    const y = sheet.doc.page.height - sheet.margin
    sheet.put([seller.name, seller.vatNumber].filter(Boolean).join("  ·  "), sheet.margin, y, style)
    sheet.put(`${page} / ${pages}`, sheet.margin + sheet.width, y, { ...style, align: "end" })
  })
}
