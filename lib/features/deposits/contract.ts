import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "./schema"

export const listDeposits = endpoint({
  method: "GET",
  path: "/api/v1/deposits",
  summary: "Drops, bags and counter deposits of the shops that the caller may see, newest first",
  description:
    "`waitsFor` is what has to happen next, `stage` where the money is in the books, `from` and `to` are days in the shop’s time zone. `q` searches numbers and names. Each kind is visible to those who may read it: callers who may not see expected cash get their own drops only.",
  can: ["read", "Deposit"],
  query: schema.depositListQuery,
  response: schema.depositList,
})

export const summariseDeposits = endpoint({
  method: "GET",
  path: "/api/v1/deposits/summary",
  summary: "Number of deposits by what they wait for, and where the cash is, by currency",
  description:
    "`stages` counts the deposits that match the filters. `cash` is that of the business or shop now, whatever the other filters; only `banked` counts from a day on, `from` or thirty days ago.",
  can: ["read", "Deposit"],
  query: schema.summaryQuery,
  response: schema.depositSummary,
})

export const listCustomerDeposits = endpoint({
  method: "GET",
  path: "/api/v1/customer-deposits",
  summary: "Deposits that businesses hold for customers: balances by party, the largest first",
  description: "From the postings of accounts with the role `customer_deposits`. `sums` are those of all pages.",
  can: ["read", "Books"],
  query: schema.customerDepositQuery,
  response: schema.customerDepositList,
})
