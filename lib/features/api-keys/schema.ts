import * as z from "zod"
import { isoDate, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { keyPeriods, keySorts, keyStates, scopes } from "./values"

const name = line(80).min(1)
const scopeList = z
  .array(z.enum(scopes))
  .min(1, { abort: true })
  .max(scopes.length)
  .transform((list) => [...new Set(list)])
/** Null for a key that doesn't expire. */
const expiresAt = z.iso.datetime({ offset: true }).nullable()

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the token. */
  prefix: z.string(),
  scopes: z.array(z.enum(scopes)),
  state: z.enum(keyStates),
  version: z.int(),
  madeBy: z.object({
    id: z.int(),
    /** Null if the user was deleted. */
    name: z.string().nullable(),
  }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  lastNetwork: z.string(),
  revokedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** The answer to the creation, and the only one that has the token. */
export const newApiKey = apiKey.extend({ token: z.string() })
export type NewApiKey = z.infer<typeof newApiKey>

export const apiKeyForm = z.object({ name, scopes: scopeList, expiresAt })
export type ApiKeyValues = z.output<typeof apiKeyForm>
export const apiKeyChanges = z.object({ name, scopes: scopeList, expiresAt }).partial().extend({ version: z.int() })
export type ApiKeyChanges = z.output<typeof apiKeyChanges>

export const apiKeyParams = z.object({ id: z.uuid() })
export const apiKeyListQuery = listQuery({
  all: unset(z.enum(["true", "false"])),
  sortBy: unset(z.enum(keySorts)),
})
export type ApiKeyListQuery = z.output<typeof apiKeyListQuery>
export const apiKeyPage = listOf(apiKey)

/** The form on the screen; its names are those of the body where both have them, so that errors appear at their field. */
export const apiKeyScreenForm = z
  .object({
    name,
    access: z.enum(["read", "chosen"]),
    scopes: z.array(z.enum(scopes)),
    expiresAt: z.enum(keyPeriods),
    day: z.string(),
  })
  .superRefine(({ access, scopes: chosen, expiresAt: period, day }, context) => {
    if (access === "chosen" && chosen.length === 0)
      context.addIssue({ code: "custom", path: ["scopes"], params: { key: "keyScopesNone" } })
    if (period === "day" && !isoDate.safeParse(day).success)
      context.addIssue({ code: "custom", path: ["day"], params: { key: "date" } })
  })
export type ApiKeyScreenValues = z.output<typeof apiKeyScreenForm>

/** The form that changes a key. `expiresAt` is its last whole day, or empty for a key that doesn't expire. */
export const apiKeyEditForm = z.object({
  name,
  scopes: z.array(z.enum(scopes)).refine((chosen) => chosen.length > 0, { params: { key: "keyScopesNone" } }),
  expiresAt: z.literal("").or(isoDate),
})
export type ApiKeyEditValues = z.output<typeof apiKeyEditForm>

named({ ApiKey: apiKey })
