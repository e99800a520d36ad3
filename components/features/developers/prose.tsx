/** A description, with text in backticks as code. */
export function Prose({ text }: { text: string }) {
  return (
    <p lang="en" className="mt-1 text-pretty text-ink-muted text-sm">
      {text.split("`").map((part, n) =>
        n % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <code key={n} className="rounded bg-sunken px-1 py-0.5 font-mono text-ink text-xs">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </p>
  )
}
