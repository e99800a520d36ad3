import * as z from "zod"
import { email, isoDate, paging, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf } from "@/lib/core/http/v1"
import { periodStates } from "../values/roles"

export const books = z.object({
  business: z.int(),
  currency: z.string(),
  /** Where the daily root is mailed; null if it isn't. */
  rootEmail: z.string().nullable(),
})
named({ Books: books })
export type Books = z.output<typeof books>
export const booksQuery = z.object(paging(20, 100))
export type BooksQuery = z.output<typeof booksQuery>
export const booksList = listOf(books)
export const booksChanges = z.object({
  rootEmail: z.union([
    email.meta({ examples: ["adviser@example.com"] }),
    z.null(),
    z.literal("").transform(() => null),
  ]),
})

export const rootQuery = z.object({ at: unset(isoDate) })
export const chainRoot = z.object({
  business: z.int(),
  name: z.string(),
  at: isoDate,
  entries: z.int(),
  /** The number of the last entry, as `2026/17`. */
  number: z.string().nullable(),
  recordedAt: z.iso.datetime().nullable(),
  /** The last entry's place in the chain and its hash, for `node verify.mjs`. Null without entries. */
  root: z.string().nullable(),
})
export type ChainRoot = z.output<typeof chainRoot>

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
export const monthsQuery = z.object({ year: unset(z.coerce.number().int().min(1900).max(9999)) })
const monthOfYear = z.object({
  month,
  state: z.enum(periodStates),
  entries: z.int(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
})
export type Month = z.output<typeof monthOfYear>
export const monthList = z.object({
  /** The years with entries, and this year, newest first. */
  years: z.array(z.int()),
  year: z.int(),
  data: z.array(monthOfYear),
})
export const checklist = z.object({
  month,
  data: z.array(
    z.object({
      name: z.string(),
      isDone: z.boolean(),
      /** How many things are left to do. */
      open: z.int(),
      /** The screen where they are; null if there is none. */
      link: z.string().nullable(),
    }),
  ),
})
