import * as z from "zod"
import { id, isoDate, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { maxAmount } from "@/lib/features/businesses/values"
import { duties, dutiesInUse, grantSorts, grantStates, limitNames, staffRoles } from "../values"

const time = z.iso.datetime()
const givenTime = z.iso.datetime({ offset: true })
const amount = z.int().min(0).max(maxAmount)
const limits = z.partialRecord(z.enum(limitNames), amount)
const overrides = z.partialRecord(z.enum(dutiesInUse), z.boolean())
/** Null for all shops of the business, also later ones. */
const shops = z
  .array(id)
  .min(1)
  .max(200)
  .transform((ids) => [...new Set(ids)])
  .nullable()

export const grantForm = z.object({
  business: id,
  /** The id of a user who can sign in. */
  person: id,
  role: z.enum(staffRoles),
  shops: shops.default(null),
  from: givenTime.optional(),
  until: givenTime.nullable().default(null),
  limits: limits.default({}),
  overrides: overrides.default({}),
})
export type GrantForm = z.output<typeof grantForm>

export const grantChanges = z.object({
  role: z.enum(staffRoles).optional(),
  shops: shops.optional(),
  from: givenTime.optional(),
  /** Null for no end. A time that is over ends it now. */
  until: givenTime.nullable().optional(),
  limits: limits.optional(),
  overrides: overrides.optional(),
  /** The version that the caller edited. If it is outdated, nothing is written. */
  version: z.int().min(1).optional(),
})
export type GrantChanges = z.output<typeof grantChanges>

/** The form's fields: ids as texts, and days in the user's time zone instead of times. */
const day = z.union([z.literal(""), isoDate])
export const grantFields = z
  .object({
    person: z.string().min(1),
    role: z.enum(staffRoles),
    where: z.enum(["all", "some"]),
    shops: z.array(z.string()),
    from: day,
    until: day,
    /** Null for an empty input: no limit, or nothing if the role sets one. */
    limits: z.record(z.enum(limitNames), amount.nullable()),
    overrides: z.partialRecord(z.enum(dutiesInUse), z.enum(["", "yes", "no"])),
  })
  .refine(({ where, shops: some }) => where === "all" || some.length > 0, {
    path: ["shops"],
    params: { key: "shopsNone" },
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    params: { key: "endsBeforeStart" },
  })
export type GrantFields = z.output<typeof grantFields>

export const staffGrant = z.object({
  id: z.int(),
  version: z.int(),
  business: z.int(),
  person: z.int(),
  /** As it was when the grant was made or last changed. */
  personName: z.string(),
  role: z.enum(staffRoles),
  shops: z.array(z.int()).nullable(),
  from: time,
  until: time.nullable(),
  state: z.enum(grantStates),
  limits: z.partialRecord(z.enum(limitNames), z.int()),
  overrides: z.partialRecord(z.enum(duties), z.boolean()),
  madeBy: z.string(),
  createdAt: time,
})
export type StaffGrant = z.infer<typeof staffGrant>

export const grantList = listOf(staffGrant)
export const grantListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  person: unset(id),
  role: unset(z.enum(staffRoles)),
  state: unset(z.enum(grantStates)),
  sortBy: unset(z.enum(grantSorts)),
})
export type GrantListQuery = z.output<typeof grantListQuery>

/** Somebody who can be given a grant. */
export const staffPerson = z.object({ id: z.int(), name: z.string(), avatar: z.string() })
export type StaffPerson = z.infer<typeof staffPerson>
export const personList = listOf(staffPerson)
export const personListQuery = listQuery()
export type PersonListQuery = z.output<typeof personListQuery>

export const grantParams = z.object({ id })

named({ StaffGrant: staffGrant })
