import { Archive, File, Inbox, type LucideIcon, OctagonAlert, Send, Star, Trash2 } from "lucide-react"
import type { Label, View } from "@/lib/features/email/values"

export const viewIcons: Record<View, LucideIcon> = {
  inbox: Inbox,
  sent: Send,
  draft: File,
  starred: Star,
  spam: OctagonAlert,
  trash: Trash2,
  all: Archive,
}

export const labelDots: Record<Label, string> = {
  personal: "bg-success-mark",
  company: "bg-brand-mark",
  important: "bg-warning-mark",
  private: "bg-danger-mark",
}
export const labelTones = { personal: "success", company: "brand", important: "warning", private: "danger" } as const
/** Labels in display order. */
export const shownLabels: Label[] = ["personal", "company", "important", "private"]
