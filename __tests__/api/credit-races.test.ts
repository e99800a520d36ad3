import type { Actor, Scope } from "@/lib/core/db/types"
import { credit } from "@/lib/features/invoices/service/credit"
import { remove, restore } from "@/lib/features/invoices/service/remove"
import { stranger } from "../support/api"
import { actorOf, overlapped } from "../support/overlap"

// Credit notes of an invoice that are issued, voided and restored at the same time. The workspace has no books, whose lock
// would make the second command wait before it reads anything.

let admin: Awaited<ReturnType<typeof stranger>>
let clientId: number
let actor: Actor

beforeAll(async () => {
  admin = await stranger()
  const client = { name: "Anna", company: "Kauppa", companyEmail: "anna@kauppa.example", country: "Finland" }
  clientId = (await admin.post("/apps/invoice/add-client", { client })).body.client.id
  actor = await actorOf(admin.user.email)
})

const post = (call: string, body: object) => admin.post(`/apps/invoice/${call}`, body)
const details = async (id: number) => (await admin.get("/api/invoice/details", { id })).body
const isVoid = async (id: number) => (await details(id)).voidedAt !== null
const restoring = (id: number) => post("restore-invoices", { invoiceIds: [id] })
const voiding = (id: number) => post("delete-invoices", { invoiceIds: [id] })

/** An issued invoice over ten pieces of 1.00. */
async function issued(): Promise<number> {
  const lines = [{ item: "Box", qty: 10, unitPriceMinor: 100 }]
  const { status, body } = await post("add-invoice", { invoice: { clientId, lines, invoiceStatus: "Sent" } })
  expect(status).toBe(201)
  return body.invoice.id
}

const pieces = (qty: number) => ({ reason: "Returned", creditedLines: [{ position: 1, qty }] })

async function credited(id: number, qty: number): Promise<number> {
  const { status, body } = await post("credit-invoice", { id, ...pieces(qty) })
  expect(status).toBe(201)
  return body.invoice.id
}

async function voided(id: number, qty: number): Promise<number> {
  const note = await credited(id, qty)
  expect((await voiding(note)).status).toBe(200)
  return note
}

/** Runs `second` while the transaction of `first` is open. */
const during = <T>(first: (scope: Scope) => Promise<unknown>, second: () => Promise<T>) =>
  overlapped(actor, first, second)

test("a void credit note isn't restored while the invoice is credited again", async () => {
  const invoice = await issued()
  const note = await voided(invoice, 10)
  const { status } = await during(
    (scope) => credit(scope, { id: invoice, ...pieces(10) }),
    () => restoring(note),
  )
  expect([status, await isVoid(note)]).toEqual([409, true])
  expect(await details(invoice)).toMatchObject({ status: "Credited", creditedMinor: 1000, balanceMinor: 0 })
})

test("two credit notes that are restored at once both count", async () => {
  const invoice = await issued()
  const [six, four] = [await voided(invoice, 6), await voided(invoice, 4)]
  const { status } = await during(
    (scope) => restore(scope, [six]),
    () => restoring(four),
  )
  expect(status).toBe(200)
  expect(await details(invoice)).toMatchObject({ status: "Credited", creditedMinor: 1000, balanceMinor: 0 })
})

test("a credit note isn't restored while its invoice is voided", async () => {
  const invoice = await issued()
  const note = await voided(invoice, 10)
  const { status } = await during(
    (scope) => remove(scope, [invoice]),
    () => restoring(note),
  )
  expect([status, await isVoid(note), await isVoid(invoice)]).toEqual([409, true, true])
})

test("an invoice isn't voided while its credit note is restored", async () => {
  const invoice = await issued()
  const note = await voided(invoice, 10)
  const { status } = await during(
    (scope) => restore(scope, [note]),
    () => voiding(invoice),
  )
  expect([status, await isVoid(note), await isVoid(invoice)]).toEqual([409, false, false])
})

test("a credit note that is issued while another one is voided counts", async () => {
  const invoice = await issued()
  const note = await credited(invoice, 6)
  const { status } = await during(
    (scope) => credit(scope, { id: invoice, ...pieces(4) }),
    () => voiding(note),
  )
  expect(status).toBe(200)
  expect(await details(invoice)).toMatchObject({ creditedMinor: 400, balanceMinor: 600 })
})
