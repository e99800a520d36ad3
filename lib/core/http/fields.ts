import * as z from "zod"

/** A record's id, from a number or a numeric string. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647)

/** An optional filter; an empty string leaves it unset. */
export const unset = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional())

/** Max entries of a list in a query. */
const maxItems = 200

/** A list in a query: repeated keys, brackets or commas. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.preprocess((value) => {
    if (value === undefined) return undefined
    const parts = (Array.isArray(value) ? value : [value]).flatMap((part) => String(part).split(","))
    return parts.map((part) => part.trim()).filter(Boolean)
  }, z.array(item).max(maxItems).optional())

/** Search text, trimmed. Blank text doesn't filter. */
export const q = z
  .string()
  .max(200)
  .optional()
  .transform((text) => text?.trim() || undefined)

/** `page` from 1, and `perPage` up to `max`. */
export const paging = (perPage: number, max = 1000) => ({
  page: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().int().min(1).max(10_000_000).default(1),
  ),
  perPage: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().int().min(1).max(max).default(perPage),
  ),
})

/** One line of text, trimmed, without line breaks or control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
    .refine((text) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text), { params: { key: "characters" } })

/** Text of several lines, trimmed. */
export const lines = (max: number) => z.string().trim().max(max)

export const email = z.string().trim().max(254).pipe(z.email())

/** An http(s) link, or an empty string. */
export const link = z.union([
  z.literal(""),
  z
    .string()
    .trim()
    .max(500)
    .pipe(z.url({ protocol: /^https?$/ })),
])

/** A picture that we serve (an upload or a built-in cover), or an empty string. Pictures of other hosts are not shown. */
export const ownPicture = z.string().regex(/^(|\/api\/files\/[\da-f-]{36}|\/covers\/[a-z\d-]{1,60}\.svg)$/)

/** A part of a URL: lower-case words of any script, joined by hyphens. */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(120)
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)

/** A calendar date, YYYY-MM-DD. */
export const isoDate = z.iso.date()
/** A day that documents may have. */
export const day = isoDate.refine((date) => date >= "1990-01-01" && date <= "2199-12-31", { params: { key: "date" } })
