import clsx from "clsx"
import { ChevronRight } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Link } from "./link"

export interface Crumb {
  label: string
  /** Left out for the page one is on, and for levels that are no page. */
  href?: string
}

interface Props {
  crumbs: Crumb[]
  /** Stands between two levels in place of the arrow. */
  separator?: ReactNode
  align?: "start" | "center" | "end"
  /** Accessible name, where a page has more than one. */
  label?: string
}

const aligns = { start: "", center: "justify-center", end: "justify-end" }

/** Where a page lies, from the outside in; the last one is the page itself. */
export function Breadcrumbs({ crumbs, separator, align = "start", label: name }: Props) {
  const t = useTranslations("ui")
  return (
    <nav aria-label={name ?? t("breadcrumb")}>
      <ol className={clsx("flex flex-wrap items-center gap-x-1 text-dense text-ink-muted", aligns[align])}>
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
