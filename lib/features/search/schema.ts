import * as z from "zod"
import { line } from "@/lib/core/http/fields"
import { pageEntry } from "@/lib/features/bookmarks/schema"

/** `file` is the path to download it. */
const fileEntry = z.object({ title: z.string(), by: z.string(), size: z.string(), file: z.string() })
export type FileEntry = z.infer<typeof fileEntry>
const contactEntry = z.object({ title: z.string(), email: z.string(), img: z.string(), date: z.string() })

/** How many results a group shows. */
export const searchLimit = 4

const group = <T extends string, S extends z.ZodType>(title: T, entry: S) =>
  z.object({ groupTitle: z.literal(title), searchLimit: z.literal(searchLimit), data: z.array(entry) })

export const searchAnswer = z.object({
  searchArr: z.tuple([group("Pages", pageEntry), group("Files", fileEntry), group("Contacts", contactEntry)]),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

/** Kinds of records that the search looks up on the server while the user types. */
export const recordKinds = ["users", "invoices", "products", "mails", "tasks", "articles", "posts"] as const
export type RecordKind = (typeof recordKinds)[number]

export const foundRecord = z.object({
  kind: z.enum(recordKinds),
  id: z.int(),
  title: z.string(),
  detail: z.string(),
  picture: z.string(),
  link: z.string(),
})
export type FoundRecord = z.infer<typeof foundRecord>
/** At least two characters, because a single one matches nearly everything. */
export const recordsQuery = z.object({ q: line(200).min(2) })
