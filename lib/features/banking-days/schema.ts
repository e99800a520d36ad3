import * as z from "zod"
import { isoDate } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { maxDays } from "./values"

const dayLong = 86_400_000

export const bankingDayQuery = z.object({ from: isoDate, to: isoDate }).superRefine(({ from, to }, context) => {
  const refuse = (key: string) => context.addIssue({ code: "custom", path: ["to"], params: { key }, input: to })
  if (to < from) refuse("endBeforeStart")
  else if (Date.parse(to) - Date.parse(from) > maxDays * dayLong) refuse("rangeTooLong")
})

export const bankingDay = z.object({
  date: z.iso.date(),
  shop: z.int(),
  shopName: z.string(),
  /** The cash in the safe above its change fund; null on other days than the next. */
  amount: z.int().nullable(),
  currency: z.string(),
})
export type BankingDay = z.infer<typeof bankingDay>
export const bankingDays = z.object({ data: z.array(bankingDay) })

named({ BankingDay: bankingDay })
