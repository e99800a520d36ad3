import * as z from "zod"

/** One screen as search and bookmarks know it. */
export const pageEntry = z.object({
  id: z.int(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
})
export type PageEntry = z.infer<typeof pageEntry>

const fileEntry = z.object({ title: z.string(), by: z.string(), size: z.string(), file: z.string() })
const contactEntry = z.object({ title: z.string(), email: z.string(), img: z.string(), date: z.string() })

/** How many results a group shows (spec section 9). */
export const searchLimit = 4

const group = <T extends string, S extends z.ZodType>(title: T, entry: S) =>
  z.object({ groupTitle: z.literal(title), searchLimit: z.literal(searchLimit), data: z.array(entry) })

export const searchAnswer = z.object({
  searchArr: z.tuple([group("Pages", pageEntry), group("Files", fileEntry), group("Contacts", contactEntry)]),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
