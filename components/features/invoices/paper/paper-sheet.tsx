import clsx from "clsx"
import type { ReactNode } from "react"

interface Props {
  label: string
  /** A large word across the sheet. */
  stamp?: string
  className?: string
  children: ReactNode
}

/** The sheet of an invoice, for reading or editing. */
export const DocumentSheet = ({ label, stamp, className, children }: Props) => (
  <article
    aria-label={label}
    className={clsx(
      "relative min-w-0 rounded-card border bg-card p-5 shadow-card sm:p-8 xl:p-10 print:border-0 print:p-0 print:shadow-none",
      className,
    )}
  >
    {children}
    {stamp && (
      <p className="pointer-events-none absolute inset-0 grid place-items-center overflow-hidden rounded-card">
        <span className="-rotate-35 font-bold text-[clamp(3rem,14vw,8rem)] text-danger-text/25 print:text-8xl">
          {stamp}
        </span>
      </p>
    )}
  </article>
)
