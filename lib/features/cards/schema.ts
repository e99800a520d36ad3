import * as z from "zod"
import { unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { currencies } from "@/lib/core/money"
import { defaultRange, ranges } from "@/lib/core/range"
import { categories } from "@/lib/features/catalogue/values"
import { activityKinds, devices, firstReportYear, setupSteps } from "./values"

const day = z.string()
const count = z.int()
/** A change in percent, to one decimal; null if the earlier figure is 0. */
const growth = z.number().nullable()
const currency = z.enum(currencies)
/** `name` is a key that screens translate, `title` is English. `data` has one value per entry of `dates`. */
const series = z.array(z.object({ name: z.string(), title: z.string(), data: z.array(z.number()) }))

export const rangeQuery = z.object({ range: unset(z.enum(ranges)).transform((range) => range ?? defaultRange) })
export const yearQuery = z.object({ year: unset(z.coerce.number().int().min(firstReportYear).max(2199)) })

/** The days that a response covers, the last one included. */
const shownPeriod = { range: z.enum(ranges), from: day, to: day }
const drawn = { ...shownPeriod, dates: z.array(day) }
/** The same figure in the previous period, in total and by point, and the change. The previous period may have more points. */
const compared = { before: z.number(), growth, previous: z.array(z.number()) }
const lastDays = { last_days: z.array(z.string()) }

export const statistic = <const Name extends string>(name: Name) =>
  z.object({
    series,
    analyticsData: z.object({ [name]: z.number() } as Record<Name, z.ZodNumber>),
    ...drawn,
    ...compared,
    currency: currency.nullable(),
  })
export const total = z.object({ series, ...drawn, total: z.number(), ...compared })
export const smallChart = z.object({
  title: z.string(),
  statistics: z.number(),
  series,
  ...drawn,
  ...compared,
  currency: currency.nullable(),
})

export const supportTracker = z.object({
  title: z.string(),
  ...lastDays,
  totalTicket: count,
  newTicket: count,
  openTicket: count,
  /** Average hours from creation to completion; 0 if nothing was completed. */
  responseTime: z.number(),
  completedTicket: count,
  ...shownPeriod,
})

export const avgSessions = z.object({
  /** Average per day. */
  sessions: z.number(),
  ...lastDays,
  growth,
  /** Goal for the total of the range. */
  goal: z.number(),
  /** Average users per day. */
  users: z.number(),
  /** Percent of sessions by returning users. */
  retention: z.number(),
  /** Average seconds per session. */
  duration: z.number(),
  total: z.number(),
  before: z.number(),
  previous: z.array(z.number()),
  ...drawn,
  series,
})

export const revenueReport = z.object({
  years: z.array(z.string()),
  price: z.number(),
  budget: z.number(),
  year: z.int(),
  expenses: z.number(),
  currency,
  dates: z.array(day),
  series,
})

export const goalOverview = z.object({
  /** Revenue from this month's delivered orders. */
  completed: z.number(),
  /** Revenue from this month's orders that are not delivered yet. */
  inProgress: z.number(),
  /** The month's budget. */
  goal: z.number(),
  month: day,
  currency,
})

export const revenueComparison = z.object({
  thisMonth: z.number(),
  /** The whole of last month. */
  lastMonth: z.number(),
  /** Last month up to the same day. */
  lastMonthSoFar: z.number(),
  growth,
  currency,
  /** Days of the month, from 1. */
  days: z.array(z.int()),
  /** Cumulative; this month ends today. */
  series,
})

export const productOrders = z.object({
  ...lastDays,
  chart_info: z.object({ finished: count, pending: count, rejected: count }),
  total: count,
  ...shownPeriod,
})

const appearance = { icon: z.string(), iconColor: z.string() }
export const sessionsDevice = z.object({
  ...lastDays,
  chart_info: z.array(
    z.object({
      icon: appearance.icon,
      name: z.string(),
      iconColor: appearance.iconColor,
      /** Percent of all sessions, and its change in percentage points. */
      usage: z.number(),
      upDown: z.number(),
      device: z.enum(devices),
      sessions: z.number(),
    }),
  ),
  ...shownPeriod,
})

export const customers = z.object({
  ...lastDays,
  listData: z.array(
    z.object({ ...appearance, text: z.string(), result: count, name: z.enum(["new", "returning", "lapsed"]) }),
  ),
  total: count,
  active: count,
  /** Active customers by the point of their first order in the range. */
  series,
  ...drawn,
  ...compared,
})

export const bestProducts = z.object({
  ...lastDays,
  products: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      image: z.string(),
      category: z.enum(categories).nullable(),
      pieces: count,
      revenue: z.number(),
      growth,
      data: z.array(z.number()),
    }),
  ),
  inShop: count,
  /** Products with so little stock that it is time to reorder. */
  runningLow: count,
  categories: z.array(z.object({ category: z.enum(categories).nullable(), pieces: count, revenue: z.number() })),
  /** The revenue from the goods, without delivery and discounts. */
  revenue: z.number(),
  /** The delivery charges of these orders, less their discounts; negative if the discounts are higher. */
  delivery: z.number(),
  /** The orders' revenue, as the revenue endpoint has it: goods and delivery, less discounts. */
  total: z.number(),
  currency,
  ...drawn,
})

const activity = z.object({
  kind: z.enum(activityKinds),
  /** Id of the order, paid invoice, task or user. */
  id: z.int(),
  who: z.string(),
  /** The order's status, the invoice's number, the task's title or the user's company. */
  what: z.string(),
  amount: z.number().nullable(),
  currency: currency.nullable(),
  at: z.string(),
})
export const transactions = z.object({ transactions: z.array(activity) })
export const timeline = z.object({ acts: z.array(activity) })
export type Activity = z.infer<typeof activity>

export const setup = z.object({
  isEmpty: z.boolean(),
  steps: z.array(z.object({ name: z.enum(setupSteps), done: z.boolean() })),
})

named({ SmallChart: smallChart, ChartTotal: total, Activity: activity })
