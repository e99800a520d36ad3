import type { Tone } from "@/components/ui/tone"
import type { Calendar } from "@/lib/features/calendar/values"

/** The colour of each calendar. */
export const tones: Record<Calendar, Tone> = {
  Business: "brand",
  Personal: "danger",
  Family: "warning",
  Holiday: "success",
  ETC: "info",
}
