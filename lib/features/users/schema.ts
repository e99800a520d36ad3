import * as z from "zod"
import { email, id, isoDate, line, link, paging, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { contactOptions, genders, plans, roles, socialNetworks, sortColumns, statuses } from "./values"

/** A user as every endpoint returns them. */
export const user = z.object({
  id: z.int(),
  fullName: z.string(),
  company: z.string(),
  role: z.enum(roles),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.enum(plans),
  status: z.enum(statuses),
  avatar: z.string(),
})
export type User = z.infer<typeof user>

export const userListQuery = z.object({
  q,
  role: unset(z.enum(roles)),
  currentPlan: unset(z.enum(plans)),
  status: unset(z.enum(statuses)),
  sortBy: unset(z.enum(sortColumns)),
  order: unset(z.enum(["asc", "desc"])),
  ...paging(10),
})
export type UserListQuery = z.output<typeof userListQuery>

export const userPage = z.object({
  users: z.array(user),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

const username = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{N}._-]+$/u)
const required = (max: number) => line(max).min(1)

/** The editable fields of a user. */
const written = {
  fullName: required(120),
  username,
  email,
  company: line(120),
  country: line(80),
  contact: line(40),
  role: z.enum(roles),
  currentPlan: z.enum(plans),
  status: z.enum(statuses),
}

/** The form for adding a user. A blank username is derived from the address. */
export const userForm = z.object({ ...written, username: z.literal("").or(username) })
export type UserForm = z.infer<typeof userForm>

const newUser = z.object({
  ...written,
  username: username.optional(),
  company: written.company.default(""),
  country: written.country.default(""),
  contact: written.contact.default(""),
  role: written.role.default("subscriber"),
  currentPlan: written.currentPlan.default("basic"),
  status: written.status.default("pending"),
})
export type NewUser = z.output<typeof newUser>

/** Accepts the user itself, or wrapped in `{user}`. */
export const addUserBody = z.preprocess((body) => {
  const wrapped = (body as { user?: unknown } | undefined)?.user
  return wrapped && typeof wrapped === "object" ? wrapped : body
}, newUser)

export const accountForm = z.object(written)
export const userChanges = z.object(written).partial()
export type UserChanges = z.infer<typeof userChanges>
/** The version that the caller edited. If it is outdated, nothing is written. */
export const version = z.int().min(0).optional()
export const updateUserBody = z.object({ user: userChanges.extend({ id, version }) })

export const userIds = z.array(id).min(1).max(1000)
export const updateUsersBody = z.object({ userIds, dataToUpdate: z.strictObject({ status: z.enum(statuses) }) })

/** The fields of the tabs Information and Social. */
export const userDetails = z.object({
  birthDate: isoDate.nullable(),
  mobile: z.string(),
  website: z.string(),
  language: z.string(),
  gender: z.enum(genders).nullable(),
  contactOptions: z.array(z.enum(contactOptions)),
  addressLine1: z.string(),
  addressLine2: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  ...(Object.fromEntries(socialNetworks.map((name) => [name, z.string()])) as Record<
    (typeof socialNetworks)[number],
    z.ZodString
  >),
})
export type UserDetails = z.infer<typeof userDetails>

const empty = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable())

export const informationForm = z.object({
  birthDate: empty(
    isoDate.refine((date) => date >= "1900-01-01" && date <= new Date().toISOString().slice(0, 10), {
      params: { key: "date" },
    }),
  ),
  mobile: line(40),
  website: link,
  language: line(40),
  gender: empty(z.enum(genders)),
  contactOptions: z.array(z.enum(contactOptions)).max(3),
  addressLine1: line(120),
  addressLine2: line(120),
  postcode: line(20),
  city: line(80),
  state: line(80),
  country: line(80),
})
export const socialForm = z.object({
  twitter: link,
  facebook: link,
  instagram: link,
  github: link,
  codepen: link,
  slack: link,
})
export const updateDetailsBody = z.object({
  details: informationForm.extend(socialForm.shape).partial().extend({ id, version }),
})
export type DetailsChanges = Omit<z.output<typeof updateDetailsBody>["details"], "id" | "version">

named({ User: user, UserDetails: userDetails, UserPage: userPage })
