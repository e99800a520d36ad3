import type { ReactNode } from "react"

interface Props {
  /** Stands over the text at its end: a copy button. */
  action?: ReactNode
  children: ReactNode
}

/** Code in its own frame; wide lines scroll inside it, by keyboard too. */
export function CodeBlock({ action, children }: Props) {
  return (
    <div className="relative min-w-0" dir="ltr">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 has-[+div]:pe-12 overflow-auto rounded-control border border-line bg-sunken px-3.5 py-3 font-mono text-ink text-xs leading-5"
      >
        <code>{children}</code>
      </pre>
      {action && <div className="absolute end-px top-px rounded-control bg-sunken p-1.5">{action}</div>}
    </div>
  )
}
