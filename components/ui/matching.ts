import { fold } from "@/lib/core/text"

/** Returns the items whose label contains a text, ignoring case and accents; all items for an empty text. */
export const matching = <Thing extends { label: string }>(things: Thing[], text: string): Thing[] => {
  const needle = fold(text.trim())
  return needle ? things.filter(({ label }) => fold(label).includes(needle)) : things
}
