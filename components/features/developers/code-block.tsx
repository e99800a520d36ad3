import type { ReactNode } from "react"

interface Props {
  /** Shown over the end of the text, such as a copy button. */
  action?: ReactNode
  children: ReactNode
}

/** A block of code. Long lines scroll, by keyboard too. */
export function CodeBlock({ action, children }: Props) {
  return (
    <div className="relative min-w-0" dir="ltr">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 has-[+div]:pe-12 overflow-auto rounded-control border border-line bg-sunken px-3.5 py-3 font-mono text-ink text-xs leading-5"
      >
        <code>{children}</code>
      </pre>
      {action && <div className="absolute end-px top-px rounded-control bg-sunken p-1.5">{action}</div>}
    </div>
  )
}
