import * as z from "zod"
import { isoDate, line, lines, link, ownPicture, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { locales } from "@/lib/core/i18n/locales"
import { sendsMail } from "@/lib/core/outbox/schema"
import { isTimeZone } from "@/lib/core/time-zone"
import { newPassword } from "@/lib/features/auth/schema"
import { assertion } from "@/lib/features/passkeys/schema"
import { signInMethods } from "@/lib/features/sign-ins/values"
import { secondStepCode } from "@/lib/features/two-step/schema"
import { accountForm, informationForm } from "@/lib/features/users/schema"
import { flags, type Network, networks, socialLinks, tourStates } from "./values"

const each = <const K extends readonly string[], S extends z.ZodType>(names: K, schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K[number], S>

export const general = z.object({
  avatar: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
})
export const info = z.object({
  bio: z.string(),
  dob: isoDate.nullable(),
  country: z.string(),
  website: z.string(),
  phone: z.string(),
})
export const socialLinksShape = z.object(each(socialLinks, z.string()))
const connected = z.object({ profileImg: z.string(), id: z.string() })
const connection = z.union([connected, z.strictObject({})])
export const connections = z.object(each(networks, connection))
export const notification = z.object(each(flags, z.boolean()))

/** Response of GET /account-setting/data. */
export const accountSetting = z.object({
  general,
  info,
  social: z.object({ socialLinks: socialLinksShape, connections }),
  notification,
  /** The version of all settings, for the endpoints that change them. */
  version: z.int(),
})
export type AccountSetting = z.infer<typeof accountSetting>

export const generalForm = accountForm.pick({ username: true, fullName: true, email: true, company: true })
export type GeneralChanges = Partial<z.output<typeof generalForm>>

export const infoForm = z.object({
  bio: lines(1000),
  dob: informationForm.shape.birthDate,
  country: line(80),
  website: link,
  phone: line(40),
})
export type InfoChanges = Partial<z.output<typeof infoForm>>

export const socialLinksForm = z.object(each(socialLinks, link))
export type SocialLinksChanges = Partial<z.output<typeof socialLinksForm>>

/** An account on another network to connect, or `{}` to disconnect. */
const connectionForm = z.union([
  z.strictObject({ profileImg: ownPicture.default(""), id: line(120).min(1) }),
  z.strictObject({}),
])
export const connectionsForm = z.object(each(networks, connectionForm))
export type ConnectionsChanges = Partial<Record<Network, { profileImg: string; id: string } | Record<string, never>>>

export type NotificationChanges = Partial<z.infer<typeof notification>>

export const changePasswordBody = z.object({ password: z.string().min(1).max(200), newPassword })
/** The form on the screen asks for the new password twice. */
export const changePasswordForm = changePasswordBody
  .extend({ repeated: z.string() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ["repeated"],
    params: { key: "passwordsDiffer" },
  })

/** One of the caller's sign-ins. */
export const signIn = z.object({
  id: z.uuid(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Null for sign-ins from before this was recorded. */
  method: z.enum(signInMethods).nullable(),
  isCurrent: z.boolean(),
})
export type SignIn = z.infer<typeof signIn>

/** A null `language` or `timeZone` means the browser's; `timeZone` is an IANA name. */
export const preferences = z.object({ language: z.enum(locales).nullable(), timeZone: z.string().nullable() })
export const preferencesForm = z.object({
  language: z.enum(locales).nullable(),
  timeZone: z
    .string()
    .refine(isTimeZone, { params: { key: "timeZone" } })
    .nullable(),
})
/** The screen's selects send "" for "same as the browser". */
const chosen = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === "" ? null : value), schema)
export const preferencesChoice = z.object({
  language: chosen(preferencesForm.shape.language),
  timeZone: chosen(preferencesForm.shape.timeZone),
})
export const tourBody = z.object({ tour: z.enum(tourStates) })
export const setUpBody = z.object({ setUp: z.enum(tourStates) })
const password = z.string().min(1).max(200)
/** `code` is required if two-step sign-in is on. */
export const deleteForm = z.object({
  password,
  code: unset(secondStepCode),
  /** The caller's e-mail address, to delete a workspace with books that aren't exported. */
  withoutExport: unset(line(254)),
})

/** Books that would be lost, with their last entry and the latest export. */
const bookToLose = z.object({
  business: z.int(),
  name: z.string(),
  entries: z.int(),
  lastDate: z.string(),
  exportedAt: z.string().nullable(),
  exportedEntries: z.int(),
})
export const deletion = z.object({
  /** Whether nobody else can sign in, so that the whole workspace is deleted. */
  ofWorkspace: z.boolean(),
  /** The books with entries in the workspace, if it is deleted. */
  books: z.array(bookToLose),
})
export type Deletion = z.infer<typeof deletion>

/** Either the password, or a code if two-step sign-in is on. */
export const confirmBody = z.object({
  password: unset(password),
  code: unset(secondStepCode),
  /** The browser's response to `confirmation-options`. */
  passkey: assertion.optional(),
})
export const confirmation = z.object({
  /** The caller's way to confirm: a code from the authenticator app, a passkey if there is no app, else the password. */
  by: z.enum(["password", "code", "passkey"]),
  /** Whether a passkey is accepted. */
  passkey: z.boolean(),
  /** When the last confirmation expires; null if there is no valid one. */
  confirmedUntil: z.iso.datetime().nullable(),
})

/** A change of the sign-in address whose link, mailed to the new address, has not been opened yet. */
export const pendingAddress = z.object({
  email: z.string(),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
/** The pending change, and whether the current address must be confirmed before the user can mail people outside. */
export const addressState = z.object({ change: pendingAddress.nullable(), mustConfirm: z.boolean(), sendsMail })

const used = z.object({ used: z.number().int(), limit: z.number().int() })
export const usage = z.object({
  mail: z.object({ sends: z.boolean(), person: used, workspace: used }),
  files: z.object({ person: used, workspace: used }),
  rows: used,
})
export type Usage = z.infer<typeof usage>

export const addressToken = z.object({ token: z.string().min(1).max(200) })
/** The action of a link in an e-mail about an address; `act` is null once the link no longer works. */
export const addressLink = z.object({
  act: z.enum(["confirm", "refuse", "undo"]).nullable(),
  oldEmail: z.string().nullable(),
  newEmail: z.string().nullable(),
  sendsMail,
})

named({
  AddressState: addressState,
  Connections: connections,
  GeneralSettings: general,
  PersonalInfo: info,
  MailSettings: notification,
  PendingAddress: pendingAddress,
  SocialLinks: socialLinksShape,
  SignIn: signIn,
})
