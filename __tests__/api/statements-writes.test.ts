import { endpoints } from "@/lib/features"
import { type Caller, stranger } from "../support/api"
import { countStatements } from "../support/facts"
import { folderOf } from "../support/mail"
import { fresh } from "../support/people"
import { sampleLine } from "../support/trade"

let who: Caller

beforeAll(async () => {
  who = await stranger()
})

const times = <T>(amount: number, one: (i: number) => T) => Array.from({ length: amount }, (_, i) => one(i))
const mails = async (amount: number) => (await folderOf(who)).slice(0, amount).map(({ id }) => id)
const people = (amount: number): Promise<number[]> =>
  Promise.all(times(amount, async () => (await who.post("/apps/users/add-user", fresh())).body.user.id))
const invoices = (amount: number): Promise<number[]> =>
  Promise.all(
    times(amount, async () => {
      const invoice = { clientId: 1, lines: [sampleLine] }
      return (await who.post("/apps/invoice/add-invoice", { invoice })).body.invoice.id
    }),
  )

/** The bodies of endpoints that take many records at once, by amount. */
const bodies: Record<string, (amount: number) => object | Promise<object>> = {
  updateEmails: async (amount) => ({ emailIds: await mails(amount), dataToUpdate: { isStarred: true } }),
  updateEmailsLabel: async (amount) => ({ emailIds: await mails(amount), label: "private" }),
  deleteEmails: async (amount) => {
    const emailIds = await mails(amount)
    await who.post("/apps/email/update-emails", { emailIds, dataToUpdate: { folder: "trash" } })
    return { emailIds }
  },
  sendEmail: async (amount) => {
    const { body } = await who.get("/api/users/list/all-data")
    const to = body.slice(0, amount).map(({ email }: { email: string }) => email)
    return { email: { to, subject: "To many", message: "<p>Hello</p>" } }
  },
  updateUsers: async (amount) => ({ userIds: await people(amount), dataToUpdate: { status: "active" } }),
  deleteUsers: async (amount) => ({ userIds: await people(amount) }),
  restoreUsers: async (amount) => {
    const userIds = await people(amount)
    await who.post("/apps/users/delete-users", { userIds })
    return { userIds }
  },
  addInvoice: (amount) => ({ invoice: { clientId: 1, lines: times(amount, () => sampleLine) } }),
  // Issued before: each number and entry takes statements of its own, under the lock of the books.
  sendInvoices: async (amount) => {
    const invoiceIds = await invoices(amount)
    for (const id of invoiceIds) await who.post("/apps/invoice/mark-downloaded", { id })
    return { invoiceIds }
  },
  deleteInvoices: async (amount) => ({ invoiceIds: await invoices(amount) }),
  restoreInvoices: async (amount) => {
    const invoiceIds = await invoices(amount)
    await who.post("/apps/invoice/delete-invoices", { invoiceIds })
    return { invoiceIds }
  },
  placeOrder: async (amount) => {
    for (const productId of times(amount, (i) => i + 1)) await who.post("/apps/ecommerce/cart", { productId })
    const address = { fullName: "Some Body", phone: "1", line1: "A street 1", city: "A town", postcode: "1" }
    return { address, payment: "cashOnDelivery" }
  },
  addBlog: async (amount) => {
    const { body } = await who.get("/blog/categories")
    const blogCategories = body.slice(0, amount).map(({ value }: { value: string }) => value)
    return { blog: { blogTitle: `Filed under ${amount}`, blogCategories } }
  },
  addEvent: (amount) => {
    const guests = times(amount, (i) => `Guest ${i}`)
    const extendedProps = { calendar: "Business", guests }
    return { event: { title: "Met by many", start: "2031-03-01", end: "2031-03-02", extendedProps } }
  },
}

test.each(Object.entries(bodies))("%s takes as many statements for five as for one", async (name, bodyFor) => {
  const path = endpoints.find((call) => call.name === name)?.path as string
  const cost = async (amount: number) => {
    const body = await bodyFor(amount)
    let status = 0
    const statements = await countStatements(async () => {
      status = (await who.post(path, body)).status
    })
    expect([name, status < 300 ? "" : status]).toEqual([name, ""])
    return statements
  }
  // The first request may fill a cache.
  await cost(1)
  const [one, five] = [await cost(1), await cost(5)]
  expect(five.length <= one.length ? "" : five.join("\n\n")).toBe("")
})
