import { Fragment } from "react"

/** A text in which every place that holds `q` is marked. */
export function Marked({ text, q }: { text: string; q?: string }) {
  const wanted = q?.trim().toLowerCase()
  if (!wanted) return text
  const lower = text.toLowerCase()
  // Some letters change their length in lower case; then the places would be off.
  if (lower.length !== text.length) return text
  const parts = []
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    parts.push(<Fragment key={from}>{text.slice(from, at)}</Fragment>)
    from = at + wanted.length
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
