import type { ReactNode } from "react"

/** A keyboard key. */
export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-grid h-5 min-w-5 place-items-center rounded border border-line bg-sunken px-1 font-medium font-sans text-[0.6875rem] text-ink-muted">
    {children}
  </kbd>
)
