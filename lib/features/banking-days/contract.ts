import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "./schema"

export const listBankingDays = endpoint({
  method: "GET",
  path: "/api/v1/banking-days",
  summary: "The days on which shops take cash to the bank",
  description:
    "By the policies that shops have set, of those where the caller may prepare bags. `from` and `to` are days, at most 100 apart. `amount` is what there is to bank now, on each shop’s next banking day.",
  can: ["create", "BankBag"],
  query: schema.bankingDayQuery,
  response: schema.bankingDays,
})
