import { shiftDay } from "@/lib/core/i18n/day-text"
import { client, stranger } from "../support/api"
import { isIntact, problems } from "../support/cash-shop"
import { accountOf, addCustomer, charge, controlOf, repayAtBank } from "../support/customers"
import { openPayments, type Payments, today } from "../support/payments"

// Merging two records of one person: documents move to the remaining record, and the balances are added up.

const v1 = "/api/v1"
const at = (id: number) => ({ id: String(id) })
let world: Payments
let shop: number

beforeAll(async () => {
  world = await openPayments()
  shop = world.place.shops[0] as number
})

const merge = async (id: number, into: number, version?: number) => {
  const seen = version ?? (await get(id)).version
  return world.admin.post(`${v1}/customers/{id}/merge`, { version: seen, into }, at(id))
}
const get = async (id: number) => (await world.admin.get(`${v1}/customers/{id}`, {}, at(id))).body
const invoiceFor = async (clientId: number, amount: number, invoiceStatus = "Sent") => {
  const lines = [{ item: "Box", qty: 1, unitPriceMinor: amount, vatRate: 0 }]
  const invoice = { clientId, businessId: world.business, lines, invoiceStatus, currency: "EUR" }
  const { status, body } = await world.admin.post("/apps/invoice/add-invoice", { invoice })
  expect(status).toBe(201)
  return body.invoice.id as number
}
const idsOf = async (clientId: number) =>
  (await world.admin.get("/api/invoice/list", { clientId, perPage: 100 })).body.invoices
    .map(({ id }: { id: number }) => id)
    .sort((a: number, b: number) => a - b)

test("IOUs, invoices, mandates, drafts, payments and e-mails of both are those of the one who remains", async () => {
  const { admin, bookkeeper, business, place, bankAccount } = world
  const old = await addCustomer(admin, {
    name: "Liisa K.",
    email: "liisa@old.example",
    phone: "+358 40 1",
    iouLimit: 5_000,
  })
  const kept = await addCustomer(admin, { name: "Liisa Koski", email: "liisa@new.example", iouLimit: null })
  await charge(admin, old.id, shop, 3_000)
  const issued = await invoiceFor(old.id, 10_000)
  const draft = await invoiceFor(old.id, 7_000, "Draft")
  const own = await invoiceFor(kept.id, 2_000)
  const mandate = { business, reference: "MERGE-1", signedOn: "2026-01-05", holder: "L. Koski" }
  const signed = await bookkeeper.post(`${v1}/sepa-mandates`, {
    ...{ ...mandate, customer: old.id, kind: "recurring", iban: "DE89370400440532013000", bic: "" },
  })
  expect(signed.status).toBe(201)
  const advance = await world.paid(4_000, { party: old.id })
  expect(advance.status).toBe(201)
  const round = { customer: old.id, shop, text: "Paper", amount: 280, vatRate: 1000, rule: "FREQ=DAILY" }
  const rule = await admin.post(`${v1}/recurring-charges`, { ...round, startsOn: shiftDay(today, 400) })
  const repeated = await admin.post(`${v1}/recurring-invoices`, {
    invoice: issued,
    rule: "FREQ=YEARLY",
    startsOn: shiftDay(today, 90),
  })
  const period = { business, from: shiftDay(today, -30), to: today }
  for (const { id, email } of [old, kept]) {
    const letter = { ...period, address: email, subject: "Statement", message: "Attached." }
    expect((await admin.post(`${v1}/customers/{id}/send-statement`, letter, at(id))).status).toBe(200)
  }

  const { status, body } = await merge(old.id, kept.id)
  expect(status).toBe(200)
  // The limit and the telephone number are filled in; the name and the e-mail address stay.
  expect(body).toMatchObject({
    ...{ id: kept.id, name: "Liisa Koski", email: "liisa@new.example", phone: "+358 40 1", iouLimit: 5_000 },
    balances: [{ business, balance: 3_000 }],
  })
  expect((await get(old.id)).mergedInto).toBe(kept.id)

  expect(await idsOf(kept.id)).toEqual([issued, draft, own].sort((a, b) => a - b))
  // An issued invoice keeps the name on it; a draft takes that of the remaining customer.
  const clientOf = async (id: number) =>
    (await admin.get("/api/invoice/details", { id })).body.invoice.client.name as string
  expect([await clientOf(issued), await clientOf(draft)]).toEqual(["Liisa K.", "Liisa Koski"])
  const lists = { customer: kept.id, client: kept.id }
  const only = async (path: string) =>
    (await admin.get(`${v1}/${path}`, lists)).body.data.map(({ id }: { id: number }) => id)
  expect(await only("sepa-mandates")).toEqual([signed.body.id])
  expect(await only("recurring-charges")).toEqual([rule.body.id])
  expect(await only("recurring-invoices")).toEqual([repeated.body.id])
  const mails = (await admin.get(`${v1}/customers/{id}/mails`, {}, at(kept.id))).body
  expect(mails.data.map(({ address }: { address: string }) => address).sort()).toEqual([old.email, kept.email].sort())
  const due = (await admin.get(`${v1}/customers/{id}/statement`, period, at(kept.id))).body.due
  expect(due).toBe(15_000)

  // A payment in advance settles both kinds of debt of the remaining customer.
  const payment = (await bookkeeper.get(`${v1}/account-payments`, { partyKind: "customer", party: kept.id })).body
    .data[0]
  expect(payment).toMatchObject({ id: advance.body.id, partyId: kept.id, rest: 4_000 })
  const parts = [
    { kind: "invoice", id: own, amount: 1_000 },
    { kind: "invoice", id: issued, amount: 1_000 },
    { kind: "iou", id: kept.id, amount: 2_000 },
  ]
  const settled = await world.act("allocate", payment, { on: today, parts })
  expect([settled.status, settled.body.rest]).toEqual([200, 0])
  const register = await admin.get(`${v1}/payments`, { party: `customer:${kept.id}`, business })
  expect(register.body.data.map(({ name }: { name: string }) => name)).toEqual(["Liisa Koski"])

  // The mandate is found for the invoices of both customers.
  const { data } = (await bookkeeper.get(`${v1}/payment-batches/candidates`, { business, kind: "collection" })).body
  const problemsOf = (id: number) => data.find((one: { id: number }) => one.id === id)?.problem
  expect([problemsOf(issued), problemsOf(own)]).toEqual([null, null])

  expect((await repayAtBank(admin, kept.id, shop, 1_000)).body.balance).toBe(0)
  expect(await controlOf(business)).toMatchObject({ control: 0, parties: 0, cached: 0, wrong: 0 })
  expect(await isIntact(place)).toBe(true)
  expect(bankAccount).toBeGreaterThan(0)
})

test("a merged customer gets nothing new, and is in no list", async () => {
  const { admin, business } = world
  const [old, kept, last] = [await addCustomer(admin), await addCustomer(admin), await addCustomer(admin)]
  expect((await merge(old.id, kept.id)).status).toBe(200)
  expect((await charge(admin, old.id, shop, 100)).status).toBe(409)
  const found = (await admin.get("/api/invoice/all-clients", { perPage: 1_000 })).body.clients
  expect(found.map(({ id }: { id: number }) => id)).not.toContain(old.id)
  // An invoice added with the merged customer's id belongs to the remaining customer.
  const id = await invoiceFor(old.id, 500, "Draft")
  expect(await idsOf(kept.id)).toEqual([id])
  await charge(admin, kept.id, shop, 300)
  expect((await merge(kept.id, last.id)).status).toBe(200)
  // The first customer now points to the last one, so nobody points to a merged customer.
  expect((await get(old.id)).mergedInto).toBe(last.id)
  expect(await idsOf(last.id)).toEqual([id])
  expect((await accountOf(admin, last.id, business)).balance).toBe(300)
})

test("a merge that makes no sense is refused, and is on record otherwise", async () => {
  const { admin } = world
  const german = await addCustomer(admin, { vatNumber: "DE 129273398", isBlocked: true })
  const other = await addCustomer(admin, { vatNumber: "DE811569869" })
  const same = await addCustomer(admin, { vatNumber: "de129273398" })
  expect(problems(await merge(german.id, german.id))).toEqual({ into: "Choose another customer." })
  expect((await merge(german.id, 999_999)).status).toBe(422)
  expect((await merge(german.id, other.id)).status).toBe(409)
  expect((await merge(german.id, same.id, 7)).status).toBe(409)
  const foreign = await stranger()
  const sent = { version: german.version, into: same.id }
  expect((await foreign.post(`${v1}/customers/{id}/merge`, sent, at(german.id))).status).toBe(404)
  const subscriber = await client("client")
  expect((await subscriber.post(`${v1}/customers/{id}/merge`, sent, at(german.id))).status).toBe(403)
  const merged = await merge(german.id, same.id)
  // The remaining customer is blocked, because the merged one was.
  expect([merged.status, merged.body.isBlocked]).toEqual([200, true])
  expect((await merge(german.id, other.id)).status).toBe(409)
  expect((await merge(other.id, german.id)).status).toBe(409)
  const query = { recordType: "client", recordId: german.id, perPage: 1 }
  const [event] = (await admin.get(`${v1}/audit-events`, query)).body.data
  expect(event).toMatchObject({ action: "updated", before: { mergedInto: null }, after: { mergedInto: same.id } })
})

test("of merges at once one goes through, and nothing that is written meanwhile is left behind", async () => {
  const { admin, business, place } = world
  for (let round = 0; round < 4; round++) {
    const [a, b, c] = [await addCustomer(admin), await addCustomer(admin), await addCustomer(admin)]
    const tries = await Promise.all([
      merge(a.id, b.id, a.version),
      merge(b.id, a.id, b.version),
      merge(a.id, c.id, a.version),
      charge(admin, a.id, shop, 100),
      charge(admin, b.id, shop, 100),
      invoiceFor(a.id, 1_000, "Draft"),
    ])
    const done = tries.slice(0, 3).filter((one) => (one as { status: number }).status === 200)
    const charged = tries.slice(3, 5).filter((one) => (one as { status: number }).status === 200)
    expect([1, 2]).toContain(done.length)
    const rows = await Promise.all([a, b, c].map(({ id }) => get(id)))
    const remaining = rows.filter(({ mergedInto }) => mergedInto === null)
    expect(remaining).toHaveLength(3 - done.length)
    // `merged_into` never names a customer who was merged too.
    for (const { mergedInto } of rows)
      if (mergedInto !== null) expect(remaining.map(({ id }) => id)).toContain(mergedInto)
    const drafts = (await Promise.all(remaining.map(({ id }) => idsOf(id)))).flat()
    expect(drafts).toEqual([tries[5]])
    const accounts = await Promise.all(remaining.map(({ id }) => accountOf(admin, id, business)))
    expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(100 * charged.length)
  }
  expect((await controlOf(business)).wrong).toBe(0)
  expect(await isIntact(place)).toBe(true)
})
