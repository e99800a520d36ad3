import clsx from "clsx"

/**
 * The mark: a ledger page drawn as a C, its upper corner folded, a line of writing in its opening. One colour, the text's.
 * app/icon.svg and app/apple-icon.png show the same shape.
 */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={clsx("size-8 shrink-0", className)}>
      <path d="M8.5 3A4.5 4.5 0 0 0 4 7.500v17A4.500 4.500 0 0 0 8.500 29h15a4.500 4.500 0 0 0 4.500-4.500V22h-5.500v1.500h-13v-15h8.500V3z" />
      <path d="M20.500 3.600v5.900a1.500 1.500 0 0 0 1.500 1.500h6z" opacity="0.55" />
      <rect x="12.500" y="14.500" width="15.500" height="3.500" rx="1.500" />
    </svg>
  )
}

/** Mark and name. */
export function Logo({ className, nameClassName }: { className?: string; nameClassName?: string }) {
  return (
    <span className={clsx("inline-flex items-center gap-2.5", className)}>
      <LogoMark className="text-brand-mark" />
      <span className={clsx("font-semibold text-title text-ink tracking-tight", nameClassName)}>Cornerledger</span>
    </span>
  )
}
