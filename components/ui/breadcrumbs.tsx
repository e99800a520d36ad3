import { ChevronRight } from "lucide-react"
import { useTranslations } from "next-intl"
import { Link } from "./link"

export interface Crumb {
  label: string
  /** Left out for the page one is on, and for levels that are no page. */
  href?: string
}

/** Where a page lies, from the outside in; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations("ui")
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className="flex flex-wrap items-center gap-x-1 text-dense text-ink-muted">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index > 0 && (
              <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint rtl:-scale-x-100" />
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
