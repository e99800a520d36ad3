import { searchableInPlace, searchWords } from "@/lib/core/search-text"

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")

/** Highlights the words of a search in a text, whatever their case and accents. */
export function Marked({ text, q }: { text: string; q?: string }) {
  const words = searchWords(q ?? "").map(escaped)
  if (words.length === 0) return text
  const parts = []
  let from = 0
  for (const { 0: word, index } of searchableInPlace(text).matchAll(new RegExp(words.join("|"), "g"))) {
    parts.push(
      text.slice(from, index),
      <mark key={index} className="rounded-sm bg-warning-soft text-warning-text">
        {text.slice(index, index + word.length)}
      </mark>,
    )
    from = index + word.length
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  )
}
