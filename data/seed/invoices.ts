import { and, eq, ne, sql } from "drizzle-orm"
import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { billTotals, quantityUnits } from "@/lib/core/vat"
import { billing } from "@/lib/features/billing/table"
import { businesses } from "@/lib/features/businesses/table"
import { keepParties } from "@/lib/features/invoices/store/settle"
import { invoiceLines, invoices } from "@/lib/features/invoices/table"
import { payments } from "@/lib/features/invoices/table/payments"
import { invoiceSellers } from "@/lib/features/invoices/table/sellers"
import { paymentMethods } from "@/lib/features/invoices/values"
import { clientIds } from "./clients"
import { dateOf, daysBefore, insertMany, type SeedContext } from "./context"
import { sampleBilling } from "./sample-company"

/** `price` is in euros per unit, `vat` and `discount` are percentages. */
type Line = [item: string, qty: number, price: number, vat?: number, discount?: number]
type Row = [
  client: string,
  service: string,
  issuedDaysAgo: number,
  term: number,
  status: "Draft" | "Sent" | "Downloaded",
  /** Euros received so far, "all", or an overpayment such as "+205". */
  received: number | "all" | `+${number}`,
  ...lines: Line[],
]

/** Finland's standard rate. Printed matter has the reduced one, 13.5 %. */
const usualVat = 25.5

// Oldest first. Sent or downloaded invoices become past due when their term is over.
const rows: Row[] = [
  [
    "Oakley School",
    "School supplies, autumn term",
    342,
    30,
    "Sent",
    "all",
    ["Linen Notebook A5, with crest", 220, 14.8],
    ["Cedar Pencils, Box of Twelve", 60, 11.2],
  ],
  [
    "Librería Salazar",
    "Opening order",
    335,
    30,
    "Sent",
    "all",
    ["Airmail Envelopes", 80, 4.9],
    ["Marbled Writing Paper", 40, 10.4],
    ["Freight", 1, 38],
  ],
  [
    "Solheim Interiør",
    "Shop fittings and candles",
    321,
    30,
    "Downloaded",
    "all",
    ["Beeswax Pillar Candle", 48, 10.4],
    ["Stoneware Mug", 36, 13.65],
  ],
  [
    "Adeyemi Events",
    "Table cards for a wedding",
    310,
    14,
    "Sent",
    "all",
    ["Place cards, letterpress", 180, 2.4, 13.5],
    ["Design, hours", 3.5, 78],
  ],
  [
    "Novák Market",
    "Gift wrap for the season",
    298,
    30,
    "Sent",
    "all",
    ["Kraft Wrapping Paper, Roll", 150, 5.5],
    ["Striped Gift Bags, Pack of Six", 90, 3.9],
  ],
  [
    "Brennan Gifts",
    "Christmas stock",
    291,
    30,
    "Sent",
    "all",
    ["Nested Gift Boxes, Set of Three", 60, 18.2],
    ["Letterpress Birthday Card", 200, 2.7, 13.5],
    ["Freight", 1, 54],
  ],
  [
    "Vasilescu Cafés",
    "Cups for three cafés",
    284,
    30,
    "Downloaded",
    "all",
    ["Speckled Espresso Cup", 144, 8.9, usualVat, 5],
  ],
  [
    "Papelaria Ferreira",
    "Paper and ink",
    276,
    30,
    "Sent",
    "all",
    ["Iron Gall Ink, 50 ml", 48, 10.9],
    ["Dotted Journal B5", 30, 15.6],
  ],
  [
    "Benali Import",
    "Sample collection",
    268,
    14,
    "Sent",
    "all",
    ["Sample case, stationery", 2, 145],
    ["Freight", 1, 31.5],
  ],
  [
    "Rochat Montres",
    "Engraved presentation boxes",
    255,
    30,
    "Sent",
    "all",
    ["Walnut presentation box", 40, 26.5],
    ["Engraving", 40, 6.25],
  ],
  [
    "Haddad Traiteur",
    "Menus and place cards",
    247,
    14,
    "Sent",
    "all",
    ["Menu, printed both sides", 320, 1.15, 13.5],
    ["Place cards, letterpress", 320, 1.9, 13.5],
  ],
  [
    "Steiner Regale",
    "Stationery for the office",
    239,
    30,
    "Downloaded",
    "all",
    ["Weekly Planner", 25, 16.9],
    ["Everyday Gel Pens, Set of Five", 40, 8.1],
  ],
  [
    "Kowalczyk Druk",
    "Returned calendars, settled",
    231,
    30,
    "Sent",
    "+205",
    ["Archipelago Wall Calendar", 40, 12.5],
    ["Returned, damaged in transit", 6, -12.5],
  ],
  ["Mikkelsen Textil", "Licence for the shop-front motif", 224, 30, "Sent", "all", ["Licence, one year", 1, 480]],
  [
    "Escrivà Joguines",
    "Wrapping service",
    213,
    30,
    "Sent",
    "all",
    ["Gift wrapping, hours", 22.5, 31],
    ["Kraft Wrapping Paper, Roll", 24, 5.5],
  ],
  [
    "Oakley School",
    "School supplies, spring term",
    202,
    30,
    "Sent",
    "all",
    ["Linen Notebook A5, with crest", 180, 14.8, usualVat, 4],
    ["Everyday Gel Pens, Set of Five", 90, 8.1],
  ],
  ["Whitcombe Inks", "Shelf space, first quarter", 191, 30, "Sent", 400, ["Shelf space, three shops", 3, 260]],
  [
    "Atelier Dubreuil",
    "Launch evening in our shop",
    183,
    14,
    "Sent",
    "all",
    ["Evening hire", 1, 350],
    ["Staff, hours", 8, 34.5],
  ],
  [
    "Adeyemi Events",
    "Conference folders",
    176,
    30,
    "Downloaded",
    "all",
    ["Folder, foil stamped", 450, 3.35],
    ["Everyday Gel Pens, Set of Five", 90, 7.6],
  ],
  ["Amsel Papier", "Shelf space, first quarter", 169, 30, "Sent", "all", ["Shelf space, three shops", 3, 260]],
  [
    "Virtanen Woodcraft",
    "Product photographs",
    158,
    30,
    "Sent",
    240,
    ["Photographs, retouched", 18, 24],
    ["Studio, half a day", 1, 190],
  ],
  [
    "Novák Market",
    "Spring reorder",
    149,
    30,
    "Downloaded",
    0,
    ["Letterpress Birthday Card", 160, 2.7, 13.5],
    ["Striped Gift Box", 70, 5.8],
  ],
  [
    "Nogueira Cerâmica",
    "Shop window, Easter",
    141,
    30,
    "Sent",
    "all",
    ["Window dressing", 1, 420],
    ["Materials", 1, 86.4],
  ],
  [
    "Librería Salazar",
    "Summer order",
    134,
    30,
    "Sent",
    300,
    ["Pocket Sketchbook", 120, 7.1],
    ["Cedar Pencils, Box of Twelve", 60, 9.1],
  ],
  ["Petridis Candles", "Shelf space, second quarter", 127, 30, "Sent", 0, ["Shelf space, two shops", 2, 260]],
  [
    "Rossetti Carta",
    "Paper marbling workshop",
    118,
    14,
    "Sent",
    "all",
    ["Workshop seats", 12, 45],
    ["Materials a seat", 12, 12.5],
  ],
  [
    "Solheim Interiør",
    "Autumn collection",
    109,
    30,
    "Downloaded",
    900,
    ["Stoneware Mug", 60, 13.65],
    ["Beeswax Pillar Candle", 60, 10.4],
    ["Birch Desk Tidy", 12, 25.4],
  ],
  [
    "De Wit Verzending",
    "Damaged parcels, claim",
    101,
    30,
    "Sent",
    0,
    ["Claim, parcels of March", 1, 164, 0],
    ["Handling", 1, 20, 0],
  ],
  [
    "Papelaria Ferreira",
    "Back to school",
    92,
    30,
    "Sent",
    "all",
    ["Linen Notebook A5", 120, 12.9],
    ["Cedar Pencils, Box of Twelve", 80, 9.1, usualVat, 5],
  ],
  [
    "Vasilescu Cafés",
    "Loyalty cards",
    84,
    30,
    "Sent",
    0,
    ["Loyalty card, two colours", 4000, 0.085],
    ["Design, hours", 2.25, 78],
  ],
  [
    "Brennan Gifts",
    "Autumn reorder",
    77,
    30,
    "Sent",
    "all",
    ["Fig & Cedar Candle", 40, 21.8],
    ["Thank-You Notes, Pack of Ten", 50, 8.2, 13.5],
  ],
  [
    "Benali Import",
    "Ramadan gift boxes",
    69,
    30,
    "Downloaded",
    0,
    ["Striped Gift Box, printed", 140, 7.45],
    ["Freight", 1, 88],
  ],
  [
    "Haddad Traiteur",
    "Labels and bags",
    61,
    30,
    "Sent",
    150,
    ["Paper bag, printed", 600, 0.62],
    ["Label, round", 2000, 0.045],
  ],
  ["Steiner Regale", "Desk clocks for jubilees", 55, 30, "Sent", 0, ["Walnut Desk Clock, engraved", 6, 138]],
  [
    "Oakley School",
    "Prize-giving",
    48,
    30,
    "Sent",
    "all",
    ["Brass Fountain Pen, engraved", 24, 44],
    ["Certificate, letterpress", 60, 3.1, 13.5],
  ],
  [
    "Adeyemi Events",
    "Invitations, gallery opening",
    42,
    14,
    "Downloaded",
    0,
    ["Invitation, letterpress", 250, 2.95, 13.5],
    ["Airmail Envelopes", 10, 4.9],
  ],
  ["Mikkelsen Textil", "Shelf space, third quarter", 37, 45, "Sent", 0, ["Shelf space, three shops", 3, 260]],
  [
    "Rochat Montres",
    "Presentation boxes, second run",
    30,
    45,
    "Downloaded",
    1200,
    ["Walnut presentation box", 60, 25.5],
    ["Engraving", 60, 6.25],
  ],
  [
    "Novák Market",
    "Gift wrap for the season",
    27,
    30,
    "Sent",
    0,
    ["Kraft Wrapping Paper, Roll", 180, 5.5],
    ["Striped Gift Bags, Pack of Six", 120, 3.9],
  ],
  ["Librería Salazar", "Calendars", 24, 30, "Downloaded", 0, ["Archipelago Wall Calendar", 60, 12.5]],
  ["Escrivà Joguines", "Wrapping service", 21, 30, "Sent", "all", ["Gift wrapping, hours", 16, 31]],
  [
    "Solheim Interiør",
    "Winter collection",
    18,
    30,
    "Sent",
    0,
    ["Beeswax Pillar Candle", 96, 10.4, usualVat, 6],
    ["Nested Gift Boxes, Set of Three", 30, 18.2],
  ],
  ["Vasilescu Cafés", "Cups, replacement", 16, 30, "Downloaded", 0, ["Speckled Espresso Cup", 36, 8.9]],
  [
    "Papelaria Ferreira",
    "Winter order",
    13,
    30,
    "Sent",
    0,
    ["Sea Glass Ink, 50 ml", 36, 9.6],
    ["Glass Dip Pen", 18, 20.8],
    ["Marbled Writing Paper", 30, 10.4],
  ],
  [
    "Brennan Gifts",
    "Christmas stock",
    10,
    30,
    "Downloaded",
    0,
    ["Cotton Tote Bag", 80, 12.7],
    ["Letterpress Birthday Card", 240, 2.7, 13.5],
    ["Freight", 1, 54],
  ],
  ["Haddad Traiteur", "Menus, new year", 7, 30, "Draft", 0, ["Menu, printed both sides", 280, 1.15, 13.5]],
  ["Amsel Papier", "Shelf space, fourth quarter", 5, 30, "Draft", 0, ["Shelf space, three shops", 3, 260]],
  [
    "Oakley School",
    "School supplies, next term",
    4,
    30,
    "Draft",
    0,
    ["Linen Notebook A5, with crest", 240, 14.8, usualVat, 5],
    ["Cedar Pencils, Box of Twelve", 80, 11.2],
  ],
  [
    "Adeyemi Events",
    "Place cards, winter ball",
    2,
    14,
    "Draft",
    0,
    ["Place cards, letterpress", 320, 2.4, 13.5],
    ["Design, hours", 2, 78],
  ],
  ["Benali Import", "Sample collection", 0, 14, "Draft", 0, ["Sample case, stationery", 1, 145], ["Freight", 1, 31.5]],
]

/** The number of the first invoice, because the sample company isn't new. */
const firstNumber = 4987

const cents = (euros: number) => Math.round(euros * 100)

const lineRows = (workspaceId: number, invoiceId: number, lines: Line[]) =>
  lines.map(([item, qty, price, vat = usualVat, discount = 0], i) => ({
    workspaceId,
    invoiceId,
    position: i + 1,
    item,
    description: "",
    quantity: Math.round(qty * quantityUnits),
    unitPrice: cents(price),
    discount: discount * 100,
    vatRate: vat * 100,
    vatCategory: vat > 0 ? ("S" as const) : ("Z" as const),
  }))

function receivedCents(received: Row[5], total: number): number {
  if (received === "all") return total
  return typeof received === "string" ? total + cents(Number(received)) : cents(received)
}

function statusOf(status: Row[4], paid: number, total: number) {
  if (paid === 0) return status
  return paid >= total ? ("Paid" as const) : ("Partial Payment" as const)
}

function sampleInvoice(row: Row, i: number, workspaceId: number, now: Date) {
  const [company, service, daysAgo, term, status, received, ...written] = row
  const id = firstNumber + i
  const lines = lineRows(workspaceId, id, written)
  const total = billTotals(lines.map((line) => ({ ...line, unitPriceMinor: line.unitPrice }))).totalMinor
  const paid = receivedCents(received, total)
  const invoice = {
    workspaceId,
    id,
    clientId: clientIds.get(company) as number,
    issuedDate: dateOf(daysBefore(now, daysAgo)),
    dueDate: dateOf(daysBefore(now, daysAgo - term)),
    service,
    status: statusOf(status, paid, total),
    stage: status,
    total,
    paid,
    note: "Thank you for working with us. Goods stay ours until they are paid in full.",
    sentAt: status === "Draft" ? null : daysBefore(now, daysAgo),
    createdAt: daysBefore(now, daysAgo),
  }
  const paidAt = daysBefore(now, Math.max(0, daysAgo - Math.min(term, 6 + ((i * 5) % 22))))
  const payment = {
    workspaceId,
    invoiceId: id,
    amount: paid,
    paidDate: dateOf(paidAt),
    recordedAt: daysBefore(paidAt, 1),
    method: paymentMethods[i % 4 === 3 ? 1 : 0],
    note: "",
  }
  return { invoice, lines, payments: paid === 0 ? [] : [payment] }
}

/** The salespeople, who take turns. The empty address is the administrator, whose address differs between workspaces. */
const sellers = ["", "ingrid@lindqvist.example", "jonas@lindqvist.example", "elif@lindqvist.example"]

export async function seedInvoices(db: Db, workspaceId: number, { now, idOf }: SeedContext): Promise<void> {
  const all = rows.map((row, i) => sampleInvoice(row, i, workspaceId, now))
  const withIds = <R>(list: R[]) => list.map((row, i) => ({ ...row, id: i + 1 }))
  const lines = withIds(all.flatMap((one) => one.lines))
  const paid = withIds(all.flatMap((one) => one.payments))
  await insertMany(
    db,
    invoices,
    all.map(({ invoice }) => invoice),
  )
  await insertMany(db, invoiceLines, lines)
  await db
    .update(invoices)
    .set({
      ...{ number: sql`${invoices.id}::text`, seriesYear: 0, seriesNumber: invoices.id },
      issuedAt: sql`coalesce(${invoices.sentAt}, ${invoices.createdAt})`,
    })
    .where(and(eq(invoices.workspaceId, workspaceId), ne(invoices.status, "Draft")))
  await insertMany(db, payments, paid)
  await insertMany(
    db,
    invoiceSellers,
    all.map(({ invoice }, i) => ({
      workspaceId,
      invoiceId: invoice.id,
      userId: idOf(sellers[(i * 3) % sellers.length] as string),
    })),
  )
  // The sample invoices are the sample company's, but new ones aren't: the user who registers says who bills.
  await db.insert(billing).values({ workspaceId, ...sampleBilling })
  await keepParties({ db, workspaceId })
  await db.delete(billing).where(eq(billing.workspaceId, workspaceId))
  const last = firstNumber + rows.length - 1
  await setLastId(db, workspaceId, "invoice", last)
  await setLastId(db, workspaceId, "invoiceLine", lines.length)
  await setLastId(db, workspaceId, "payment", paid.length)
}

/** Gives the sample invoices to the sample company's first business. Those that are issued enter its books by a scheduled job. */
export async function giveInvoices(db: Db, workspaceId: number): Promise<void> {
  const [business] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.workspaceId, workspaceId), eq(businesses.legalName, "Lindqvist & Daughters Oy")))
  if (business) await db.update(invoices).set({ businessId: business.id }).where(eq(invoices.workspaceId, workspaceId))
}
