import clsx from "clsx"
import { useFormatter, useTranslations } from "next-intl"
import { Link } from "./link"
import { PageStep } from "./page-step"
import { pageWindow } from "./page-window"
import { pageLink, pageLook } from "./pagination-styles"
import { type Tone, toneClass } from "./tone"

export interface PageLook {
  /** Plain numbers, on a strip, joined in one frame, or in separate circles. */
  look?: "plain" | "filled" | "joined" | "apart"
  size?: "sm" | "md" | "lg"
  tone?: Tone
}

interface Props extends PageLook {
  page: number
  pages: number
  /** Returns the URL of a page. With `onPage`, plain clicks call that instead of navigating. */
  href: (page: number) => string
  onPage?: (page: number) => void
  /** Content of the links to the previous and next page. */
  steps?: "icon" | "text" | "both"
  /** Accessible name, if a page has several paginations. */
  label?: string
  className?: string
}

const gaps = { plain: "gap-0.5", filled: "gap-1", joined: "-space-x-px rtl:space-x-reverse", apart: "gap-2" }

/** Links to the previous page, page numbers and the next page. */
export function Pagination({
  page,
  pages,
  href,
  onPage,
  steps = "icon",
  look = "plain",
  size = "sm",
  tone = "brand",
  label,
  className,
}: Props) {
  const t = useTranslations("ui")
  const format = useFormatter()
  const style = { look, size }
  const step = (to: number, name: string, isNext: boolean) => (
    <PageStep
      {...style}
      to={to}
      pages={pages}
      name={name}
      isNext={isNext}
      shows={steps}
      link={pageLink(to, href, onPage)}
    />
  )
  return (
    <nav aria-label={label ?? t("pagination")} className={clsx(toneClass(tone), className)}>
      <ul className={clsx("flex flex-wrap items-center", gaps[look])}>
        <li>{step(page - 1, t("previous"), false)}</li>
        {pageWindow(page, pages).map((entry) => (
          <li key={entry} className={entry === page ? undefined : "max-sm:hidden"}>
            {typeof entry === "string" ? (
              <span className={pageLook({ ...style, state: "gap" })}>…</span>
            ) : (
              <Link
                {...pageLink(entry, href, onPage)}
                aria-label={t("page", { page: entry })}
                aria-current={entry === page ? "page" : undefined}
                className={pageLook({ ...style, state: entry === page ? "current" : "other" })}
              >
                {format.number(entry)}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, t("next"), true)}</li>
      </ul>
    </nav>
  )
}
