import { BookOpen, Gift, Mail, PenTool } from "lucide-react"

/** Sample shelves for the list demos. Their labels are in messages/<locale>/kit/list-group.json. */
export const shelves = [
  { id: "books", count: 148, icon: <BookOpen aria-hidden="true" /> },
  { id: "pens", count: 36, icon: <PenTool aria-hidden="true" /> },
  { id: "cards", count: 410, icon: <Mail aria-hidden="true" /> },
  { id: "wrap", count: 95, icon: <Gift aria-hidden="true" /> },
] as const
