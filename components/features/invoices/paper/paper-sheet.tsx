import clsx from "clsx"
import type { ReactNode } from "react"

interface Props {
  label: string
  className?: string
  children: ReactNode
}

/** The sheet of an invoice, for reading or editing. */
export const DocumentSheet = ({ label, className, children }: Props) => (
  <article
    aria-label={label}
    className={clsx(
      "min-w-0 rounded-card border bg-card p-5 shadow-card sm:p-8 xl:p-10 print:border-0 print:p-0 print:shadow-none",
      className,
    )}
  >
    {children}
  </article>
)
