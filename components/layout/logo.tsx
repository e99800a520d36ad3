import { Link } from "@/components/ui/link"

/** The mark and the name, which lead home. */
export function Logo() {
  return (
    <Link href="/" className="shell-logo" aria-label="Cornerledger">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-brand" />
        <path
          d="M9 8v15h14M14 18v-5m4.5 5V9M23 18v-3"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-brand-on"
        />
      </svg>
      <span className="menu-title text-title font-semibold tracking-tight">Cornerledger</span>
    </Link>
  )
}
