import clsx from "clsx"
import { ChevronRight } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Link } from "./link"

export interface Crumb {
  label: string
  /** Omitted for the current page, and for levels without a page. */
  href?: string
}

interface Props {
  crumbs: Crumb[]
  /** Replaces the arrow between two levels. */
  separator?: ReactNode
  align?: "start" | "center" | "end"
  /** Accessible name, if a page has several breadcrumbs. */
  label?: string
}

const alignClass = { start: "", center: "justify-center", end: "justify-end" }

/** Path to the current page, which is the last entry. */
export function Breadcrumbs({ crumbs, separator, align = "start", label: name }: Props) {
  const t = useTranslations("ui")
  return (
    <nav aria-label={name ?? t("breadcrumb")}>
      <ol className={clsx("flex flex-wrap items-center gap-x-1 text-dense text-ink-muted", alignClass[align])}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index > 0 && (
              <span aria-hidden="true" className="shrink-0 text-ink-faint [&_svg]:size-3.5">
                {separator ?? <ChevronRight className="rtl:-scale-x-100" />}
              </span>
            )}
            {href ? (
              <Link
                href={href}
                className="truncate rounded-sm py-0.5 transition-colors duration-fast hover:text-ink max-sm:py-3"
              >
                {label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined} className="truncate text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
