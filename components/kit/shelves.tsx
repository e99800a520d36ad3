import { BookOpen, Gift, Mail, PenTool } from "lucide-react"

/** The shelves of the shop, for demos that list something; named in the words of the list group. */
export const shelves = [
  { id: "books", count: 148, icon: <BookOpen aria-hidden="true" /> },
  { id: "pens", count: 36, icon: <PenTool aria-hidden="true" /> },
  { id: "cards", count: 410, icon: <Mail aria-hidden="true" /> },
  { id: "wrap", count: 95, icon: <Gift aria-hidden="true" /> },
] as const
