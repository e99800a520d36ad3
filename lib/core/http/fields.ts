import * as z from "zod"

/** A record's id, from a number or a numeric string. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647)

/** A filter that an empty string leaves unset (contract section 1). */
export const unset = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional())

/** Most entries of a list in a query. */
const maxListed = 200

/** A list in a query: repeated keys, brackets or commas. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.preprocess((value) => {
    if (value === undefined) return undefined
    const parts = (Array.isArray(value) ? value : [value]).flatMap((part) => String(part).split(","))
    return parts.map((part) => part.trim()).filter(Boolean)
  }, z.array(item).max(maxListed).optional())

/** Search text: trimmed; what is left out or blank does not filter. */
export const q = z
  .string()
  .max(200)
  .optional()
  .transform((text) => text?.trim() || undefined)

/** `page` from 1 and `perPage`, of which more than 1000 is taken as 1000. */
export const paging = (perPage: number) => ({
  page: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().int().min(1).max(10_000_000).default(1),
  ),
  perPage: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce
      .number()
      .int()
      .min(1)
      .default(perPage)
      .transform((size) => Math.min(size, 1000)),
  ),
})

/** One line of text: trimmed, with no line breaks or control characters. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    .refine((text) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text), { params: { key: "characters" } })

/** Text of several lines: trimmed. */
export const lines = (most: number) => z.string().trim().max(most)

export const email = z.string().trim().max(254).pipe(z.email())

/** A link that may be shown: http(s), or nothing. */
export const link = z.union([
  z.literal(""),
  z
    .string()
    .trim()
    .max(500)
    .pipe(z.url({ protocol: /^https?$/ })),
])

/** A picture of our own: an upload, the product's drawn art, or none. Those of other hosts are not shown. */
export const ownPicture = z.string().regex(/^(|\/api\/files\/[\da-f-]{36}|\/covers\/[a-z\d-]{1,60}\.svg)$/)

/** Part of an address: words of any script in lower case, joined by dashes. */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(120)
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)

/** A calendar date, YYYY-MM-DD. */
export const isoDate = z.iso.date()
