import clsx from "clsx"

/** Mark and name, where they lead nowhere: one is not in yet. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <p className={clsx("flex items-center gap-2.5", className)}>
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-brand" />
        <path
          d="M9 8v15h14M14 18v-5m4.5 5V9M23 18v-3"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-brand-on"
        />
      </svg>
      <span className="font-semibold text-ink text-title tracking-tight">Cornerledger</span>
    </p>
  )
}
