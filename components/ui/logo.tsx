import clsx from "clsx"

/**
 * The logo: a ledger page shaped like a C, with its upper corner folded over the opening, in the text colour.
 * app/icon.svg and app/apple-icon.png have the same shape.
 */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={clsx("size-8 shrink-0", className)}>
      <path d="M6.5 2A4.5 4.5 0 0 0 2 6.5v19A4.5 4.5 0 0 0 6.5 30h19a4.5 4.5 0 0 0 4.5-4.5V21h-6v3H8V8h9V2z" />
      <path d="M20 2v8a2 2 0 0 0 2 2h8z" opacity="0.6" />
    </svg>
  )
}

/** Logo with the product's name. */
export function Logo({ className, nameClassName }: { className?: string; nameClassName?: string }) {
  return (
    <span className={clsx("inline-flex items-center gap-2.5", className)}>
      <LogoMark className="text-brand-mark" />
      <span className={clsx("font-semibold text-title text-ink tracking-tight", nameClassName)}>Cornerledger</span>
    </span>
  )
}
