import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "@/components/ui/link"

interface Props {
  href: string
  /** The accessible name, with the card's title: "Orders: view all". */
  label?: string
  children: ReactNode
}

/** A link from a card to the list behind its figures. */
export function CardLink({ href, label, children }: Props) {
  return (
    <Link
      href={href}
      aria-label={label}
      className="-my-1 inline-flex min-h-8 items-center gap-0.5 rounded-sm font-medium text-brand-text text-dense hover:underline max-sm:min-h-11"
    >
      {children}
      <ChevronRight aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
    </Link>
  )
}
