import * as z from "zod"
import { id, isoDate, line, lines, unset } from "@/lib/core/http/fields"
import { code, minor } from "./schema/fields"
import { exportCharts } from "./values/charts"
import { journalFormatNames } from "./values/formats"
import { accountClasses, accountRoles, bookChecks, maxReason, periodStates } from "./values/roles"

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const businessParams = z.object({ id })
export const monthParams = z.object({ id, month })

export const trialBalanceQuery = z.object({ at: unset(isoDate) })
const trialAccount = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  class: z.enum(accountClasses),
  role: z.enum(accountRoles),
  /** Null for an account of the whole business. */
  shop: z.int().nullable(),
  isArchived: z.boolean(),
  /** Debit positive. */
  balance: minor,
})
export type TrialAccount = z.output<typeof trialAccount>
export const trialBalance = z.object({
  data: z.array(trialAccount),
  currency: z.string(),
  at: isoDate,
})

export const journalQuery = z.object({ format: z.enum(journalFormatNames), chart: unset(z.enum(exportCharts)) })
export type JournalQuery = z.output<typeof journalQuery>

const broken = z.object({ place: z.string(), reason: z.string() })
export const proof = z.object({
  isIntact: z.boolean(),
  checkedAt: z.iso.datetime(),
  entries: z.int(),
  postings: z.int(),
  /** The hash of the last entry; note it down elsewhere to notice if the end of the books is cut off. */
  hash: z.string().nullable(),
  checks: z.array(
    z.object({
      name: z.enum(bookChecks),
      isKept: z.boolean(),
      /** The first place where it is broken: an entry as `2026/17`, an account's code, or a year. */
      broken: broken.nullable(),
      ms: z.int(),
    }),
  ),
})
export type Proof = z.output<typeof proof>

export const accountForm = z.object({
  business: id,
  role: z.enum(accountRoles),
  name: line(120).min(1),
  /** The next free code of the role if left out. */
  code: unset(code),
})
export type AccountForm = z.output<typeof accountForm>
/** The form for another name of an account. */
export const accountName = z.object({ name: line(120).min(1) })
export const accountChanges = z.object({ name: line(120).min(1), isArchived: z.boolean() }).partial()

export const period = z.object({
  month,
  state: z.enum(periodStates),
  changedBy: z.string().nullable(),
  reason: z.string().nullable(),
  changedAt: z.iso.datetime(),
})
export const periodList = z.object({ data: z.array(period) })
export const unlockForm = z.object({ reason: lines(maxReason).min(1) })
