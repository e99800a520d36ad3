import { find } from "@/lib/core/mcp/find"
import { endpoints } from "@/lib/features"

const callsFor = (query: string) => (find(endpoints, query).calls ?? []).map(({ call }) => call)

test.each([
  ["record a payment for an invoice", "recordPayment"],
  ["change the due date of an invoice", "updateInvoice"],
  ["Which invoices are overdue?", "listInvoiceRows"],
  ["delete a user", "deleteUser"],
  ["create a customer", "addClient"],
  ["who signed in lately", "listSignInActivity"],
  ["stock of a product", "listStock"],
  ["add a calendar event", "addEvent"],
  ["send an e-mail", "sendEmail"],
  ["apply a coupon", "applyCoupon"],
  ["revenue by month", "getRevenueReport"],
])("“%s” finds %s among the first five", (query, name) => {
  expect(callsFor(query).slice(0, 5)).toContain(name)
})

test("words that no endpoint has find nothing", () => {
  expect(callsFor("zeppelin")).toEqual([])
})

test("a call that assistants can't use says why", () => {
  const { calls } = find(endpoints, "upload attachment")
  expect(calls?.find(({ call }) => call === "uploadAttachment")?.unusable).toBe("It takes a file.")
})
