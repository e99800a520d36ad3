import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { abcClasses, figurePeriods, lossReasons } from "../values/figures"

export const figuresQuery = z.object({
  business: unset(id),
  shop: unset(id),
  /** Days until today that the figures are of. */
  days: unset(
    z.coerce
      .number()
      .int()
      .refine((days) => (figurePeriods as readonly number[]).includes(days)),
  ).transform((days) => days ?? 90),
})
export type FiguresQuery = z.output<typeof figuresQuery>

const money = z.int()

/** The figures of stock in a currency, in minor units at cost. */
export const stockFigures = z.object({
  currency: z.string(),
  /** At the end of each day, or of each seventh day of a year. */
  value: z.array(z.object({ day: z.iso.date(), value: money })),
  /** How long the stock of each category lasts at the pace of the last four weeks; `days` is null where nothing was sold. */
  cover: z.array(
    z.object({
      category: z.int().nullable(),
      categoryName: z.string().nullable(),
      value: money,
      sold: money,
      days: z.int().nullable(),
    }),
  ),
  /** Losses, less what was found or reversed. */
  losses: z.array(z.object({ reason: z.enum(lossReasons), value: money })),
  /** Products by their share of what was sold: A the first 80 %, B the next 15 %, C the rest. */
  abc: z.array(z.object({ class: z.enum(abcClasses), products: z.int(), sold: money, value: money })),
})
export type StockFigures = z.infer<typeof stockFigures>

export const figures = z.object({ data: z.array(stockFigures), from: z.iso.date(), to: z.iso.date() })

named({ StockFigures: stockFigures })
