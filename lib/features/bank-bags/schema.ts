import * as z from "zod"
import { countSchema } from "@/lib/core/cash/schema"
import { id, isoDate, line, lines, ownPicture, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { bagEventKinds, bagSorts, bagStates, resolutions } from "./values"

const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const label = line(40)
/** An id or null; forms send an empty text for null. */
const chosen = z.preprocess((value) => (value === "" ? null : value), id.nullable())

export const bagParams = z.object({ id })
export const proposalQuery = z.object({ safe: id })
export const bagForm = z.object({
  safe: id,
  bankAccount: chosen.optional().default(null),
  number: label.min(1),
  slipNumber: label.default(""),
  count: countSchema,
})
export type BagForm = z.output<typeof bagForm>
/** The witness may be missing where the policy of the shop allows it. */
export const sealForm = z.object({
  sealNumber: label.min(1),
  witness: chosen.optional().default(null),
  photo: ownPicture.default(""),
})
export const dispatchForm = z.object({ carrier: line(80).min(1) })
export const creditForm = z.object({ amount: money, creditedOn: isoDate })
export const resolveForm = z.object({ resolution: z.enum(resolutions), reason: lines(500).min(1) })
export const returnForm = z.object({ reason: lines(500).min(1) })

const face = z.object({ value: z.int(), pieces: z.int(), amount: z.int() })
export const bagProposal = z.object({ safe: z.int(), currency: z.string(), amount: z.int(), pieces: z.array(face) })

const event = z.object({
  kind: z.enum(bagEventKinds),
  at: z.iso.datetime(),
  person: z.string(),
  witness: z.string(),
  amount: z.int().nullable(),
  note: z.string(),
  entry: z.string().nullable(),
})
const fields = {
  id: z.int(),
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  bankAccount: z.int().nullable(),
  state: z.enum(bagStates),
  number: z.string(),
  slipNumber: z.string(),
  sealNumber: z.string(),
  /** The address of the photo that was taken at sealing, or an empty text. */
  photo: z.string(),
  carrier: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** The amount that the bank credited; null until then. */
  credited: z.int().nullable(),
  creditedOn: z.iso.date().nullable(),
  resolution: z.enum(resolutions).nullable(),
  preparedBy: z.object({ id: z.int(), name: z.string() }),
  preparedAt: z.iso.datetime(),
}
export const listedBag = z.object(fields)
export type ListedBag = z.infer<typeof listedBag>
export const bankBag = z.object({
  ...fields,
  /** Today in the shop's time zone, the last day on which the bank can have credited the bag. */
  businessDate: z.iso.date(),
  pieces: z.array(face),
  events: z.array(event),
  /** For the paying-in slip, in the language of the business and the time zone of the shop. */
  slip: z.object({
    language: z.string(),
    timeZone: z.string(),
    legalName: z.string(),
    accountName: z.string(),
    iban: z.string(),
    bic: z.string(),
  }),
})
export type BankBag = z.infer<typeof bankBag>

export const bagListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  state: unset(z.enum(bagStates)),
  /** The first and last day on which the bank credited it, both included. */
  creditedFrom: unset(isoDate),
  creditedTo: unset(isoDate),
  sortBy: unset(z.enum(bagSorts)),
})
export type BagListQuery = z.output<typeof bagListQuery>
export const bagList = listOf(listedBag)

export const daysToBankQuery = z
  .object({ business: unset(id), shop: unset(id), from: unset(isoDate), to: unset(isoDate) })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], params: { key: "endsBeforeStart" } })
export type DaysToBankQuery = z.output<typeof daysToBankQuery>
export const daysToBank = z.object({
  /** The first Monday and the last Sunday. */
  from: z.iso.date(),
  to: z.iso.date(),
  data: z.array(
    z.object({
      shop: z.int(),
      shopName: z.string(),
      /** The Monday of the week in which the bank credited the bags. */
      week: z.iso.date(),
      bags: z.int(),
      drops: z.int(),
      /** Days from a drop to the credit of its bag; null if the bags had no drops. */
      median: z.number().nullable(),
      worst: z.int().nullable(),
    }),
  ),
})
export type DaysToBank = z.infer<typeof daysToBank>

named({ BankBag: bankBag })
