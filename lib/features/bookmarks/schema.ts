import * as z from "zod"
import { named } from "@/lib/core/http/named"

/** A screen in search and bookmarks. */
export const pageEntry = z.object({
  id: z.int(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
})
export type PageEntry = z.infer<typeof pageEntry>

named({ PageEntry: pageEntry })
