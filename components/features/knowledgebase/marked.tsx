import { Fragment } from "react"

/** Highlights all matches of `q` in a text. */
export function Marked({ text, q }: { text: string; q?: string }) {
  const needle = q?.trim().toLowerCase()
  if (!needle) return text
  const lower = text.toLowerCase()
  // Lower-casing can change the length of a text, and then the positions wouldn't match.
  if (lower.length !== text.length) return text
  const parts = []
  let from = 0
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    parts.push(<Fragment key={from}>{text.slice(from, at)}</Fragment>)
    from = at + needle.length
    parts.push(
      <mark key={`at ${at}`} className="rounded-sm bg-warning-soft text-warning-text">
        {text.slice(at, from)}
      </mark>,
    )
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  )
}
