/** A description's text; what stands in backticks is code. */
export function Prose({ text }: { text: string }) {
  return (
    <p lang="en" className="mt-1 text-pretty text-ink-muted text-sm">
      {text.split("`").map((part, n) =>
        n % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing but their place
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
