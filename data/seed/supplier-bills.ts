import { eq } from "drizzle-orm"
import type { Principal } from "@/lib/core/auth/principal"
import { now, runAt } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { products } from "@/lib/features/catalogue/table"
import { complete } from "@/lib/features/einvoices/service/complete"
import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import type { SupplierBill } from "@/lib/features/supplier-bills/schema"
import * as acts from "@/lib/features/supplier-bills/service/acts"
import { enter } from "@/lib/features/supplier-bills/service/enter"
import { propose } from "@/lib/features/supplier-bills/service/goods"
import { takeIn } from "@/lib/features/supplier-bills/service/take-in"
import { supplierBills } from "@/lib/features/supplier-bills/table"
import { type SampleBill, sampleBills } from "./supplier-bill-samples"
import type { TradingPlace } from "./trading/commands"
import { addDays } from "./trading/days"
import type { People } from "./trading/people"
import { tradingShops } from "./trading/shops"

// Bills of the sample company's suppliers, made by the commands that people would give.

const nobody = {
  ...{ name: "", tradingName: "", vatNumber: "", taxNumber: "", companyNumber: "", street: "", extra: "", city: "" },
  ...{ postcode: "", country: "FI", endpoint: { scheme: "", id: "" }, contact: { name: "", phone: "", email: "" } },
}
const one = { units: 1n, scale: 0 }

/** The bill as the file that a supplier would send. */
export const fileOf = (
  bill: Pick<SampleBill, "kind" | "number" | "supplier" | "iban" | "lines">,
  issuedOn: string,
  dueOn: string,
) =>
  toUbl(
    complete({
      ...{ kind: bill.kind ?? "invoice", number: bill.number, issuedOn, dueOn, deliveredOn: "", currency: "EUR" },
      ...{
        buyerReference: "",
        orderNumber: "",
        corrects: null,
        notes: [],
        deliveredTo: null,
        adjustments: [],
        prepaid: 0n,
      },
      seller: { ...nobody, ...bill.supplier },
      buyer: { ...nobody, name: "Lindqvist" },
      payment: { means: "58", iban: bill.iban ?? "", bic: "", accountName: "", remittance: bill.number, terms: "" },
      lines: bill.lines.map(({ name, code = "", pieces, each, rate }, i) => ({
        ...{ id: String(i + 1), name, description: "", code, gtin: "", unit: "C62", adjustments: [] },
        ...{ quantity: { units: BigInt(pieces), scale: 0 }, price: { units: BigInt(each), scale: 2 }, per: one },
        tax: { category: "S" as const, rate },
      })),
    }),
  )

interface Sample {
  scope: Scope
  place: TradingPlace
  people: People
  today: string
}

const principalOf = (people: People, { code }: TradingPlace, who: "books" | "owner"): Principal => {
  const shop = tradingShops.find((one) => one.code === code)
  return people.get(shop?.people[who].email ?? "") as Principal
}

const as = (scope: Scope, { userId, fullName }: Principal): Scope => ({ ...scope, userId, trace: { name: fullName } })

async function arrive({ scope, place, people, today }: Sample, bill: SampleBill): Promise<SupplierBill> {
  const books = principalOf(people, place, "books")
  const issuedOn = addDays(today, -bill.age)
  const dueOn = addDays(issuedOn, bill.days)
  if (bill.isFile) {
    const content = new TextEncoder().encode(fileOf(bill, issuedOn, dueOn))
    const file = { type: "application/xml", content, name: `${bill.number}.xml` }
    return takeIn(as(scope, books), books, file, place.businessId)
  }
  return enter(as(scope, books), books, {
    ...{ business: place.businessId, supplier: null, supplierName: bill.supplier.name, kind: bill.kind ?? "invoice" },
    ...{ number: bill.number, issuedOn, dueOn, vat: null, iban: bill.iban ?? "", remittance: "", note: "" },
    ...{ file: "", fileName: "" },
    lines: bill.lines.map(({ name, code = "", pieces, each, rate }) => ({
      ...{ name, code, quantity: String(pieces), net: pieces * each, vatRate: rate, account: null },
    })),
  })
}

async function takeIntoStock({ scope, place, people }: Sample, bill: SupplierBill): Promise<SupplierBill> {
  const books = principalOf(people, place, "owner")
  const rows = await scope.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.workspaceId, scope.workspaceId))
  const lines = bill.lines.flatMap(({ position, name, quantity }) => {
    const product = rows.find((row) => row.name === name)
    return product ? [{ position, product: product.id, pieces: Number(quantity) }] : []
  })
  if (lines.length === 0) return bill
  const act = { principal: books, id: bill.id, key: `sample bill ${bill.number} goods` }
  return propose(as(scope, books), act, { version: bill.version, shop: place.shopId, lines })
}

async function run(sample: Sample, bill: SampleBill): Promise<void> {
  const { scope, place, people, today } = sample
  const owner = principalOf(people, place, "owner")
  const act = (id: number, name: string) => ({ principal: owner, id, key: `sample bill ${bill.number} ${name}` })
  const at = new Date(`${addDays(today, -bill.age + 1)}T09:15:00Z`)
  let made = await runAt(at, async () => {
    const arrived = await arrive(sample, bill)
    return bill.hasGoods ? takeIntoStock(sample, arrived) : arrived
  })
  const { id } = made
  const from = as(scope, owner)
  // Approval and payment are entries, so they happen now: entries are recorded in the order of time.
  if (bill.until === "rejected")
    await acts.reject(from, act(id, "rejected"), { version: made.version, reason: bill.reason ?? "" })
  if (bill.until !== "approved" && bill.until !== "paid") return
  made = await acts.approve(from, act(id, "approved"), { version: made.version, lines: [], bookedOn: undefined })
  if (bill.until === "approved") return
  const money = { bankAccount: null, safe: null, till: null, count: undefined }
  await acts.pay(from, act(id, "paid"), { version: made.version, paidOn: today, from: "bank", ...money })
}

/** Makes the sample's bills around today, once. */
export async function seedSupplierBills(scope: Scope, places: TradingPlace[], people: People): Promise<void> {
  if ((await scope.db.$count(supplierBills, eq(supplierBills.workspaceId, scope.workspaceId))) > 0) return
  const today = now().toISOString().slice(0, 10)
  for (const bill of sampleBills) {
    const place = places.find(({ code }) => code === bill.shop)
    if (!place) continue
    await run({ scope, place, people, today }, bill)
  }
}
