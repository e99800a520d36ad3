import { find } from "@/lib/core/mcp/find"
import { endpoints } from "@/lib/features"

function found(query: string) {
  const answer = find(endpoints, query)
  return "calls" in answer ? answer.calls : []
}
const callsFor = (query: string) => found(query).map(({ call }) => call)

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
  const upload = found("upload attachment").find(({ call }) => call === "uploadAttachment")
  expect(upload?.unusable).toBe("It takes a file.")
})
