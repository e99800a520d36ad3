import clsx from "clsx"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import type { MouseEvent } from "react"
import { Link } from "./link"
import { pageWindow } from "./page-window"

interface Props {
  page: number
  pages: number
  /** The address of a page. With `onPage` the link only says where it leads, and a plain click is handled there. */
  href: (page: number) => string
  onPage?: (page: number) => void
  className?: string
}

const look =
  "tabular grid min-h-control-sm min-w-control-sm select-none place-items-center rounded-control px-1.5 text-dense font-medium"
const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Previous, page numbers, next. */
export function Pagination({ page, pages, href, onPage, className }: Props) {
  const t = useTranslations("ui")
  const format = useFormatter()
  const go = (target: number) => ({
    href: href(target),
    onClick: onPage
      ? (event: MouseEvent) => {
          if (!plainClick(event)) return
          event.preventDefault()
          onPage(target)
        }
      : undefined,
  })
  const step = (target: number, label: string, Icon: typeof ChevronLeft) => {
    const icon = <Icon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    return target < 1 || target > pages ? (
      <span aria-hidden="true" className={clsx(look, "text-ink-muted opacity-40")}>
        {icon}
      </span>
    ) : (
      <Link
        {...go(target)}
        aria-label={label}
        rel={target < page ? "prev" : "next"}
        className={clsx(look, "text-ink-muted hover:bg-neutral-soft")}
      >
        {icon}
      </Link>
    )
  }
  return (
    <nav aria-label={t("pagination")} className={className}>
      <ul className="flex flex-wrap items-center gap-0.5">
        <li>{step(page - 1, t("previous"), ChevronLeft)}</li>
        {pageWindow(page, pages).map((entry) => (
          <li key={entry} className={entry === page ? undefined : "max-sm:hidden"}>
            {typeof entry === "string" ? (
              <span className={clsx(look, "text-ink-faint")}>…</span>
            ) : (
              <Link
                {...go(entry)}
                aria-label={t("page", { page: entry })}
                aria-current={entry === page ? "page" : undefined}
                className={clsx(
                  look,
                  entry === page ? "bg-brand-soft text-brand-text" : "text-ink-muted hover:bg-neutral-soft",
                )}
              >
                {format.number(entry)}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, t("next"), ChevronRight)}</li>
      </ul>
    </nav>
  )
}
