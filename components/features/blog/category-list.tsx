"use client"

import clsx from "clsx"
import { LayoutGrid } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import type { MouseEvent, ReactNode } from "react"
import { Link } from "@/components/ui/link"
import type { Topics } from "@/lib/features/blog/schema"
import { CategoryIcon } from "./category-icon"

interface Props {
  categories: Topics["categories"]
  /** The selected category's value; undefined for all; null if the page shows no list of posts. */
  current: string | undefined | null
  /** Returns the URL of a category's list. */
  href: (category?: string) => string
  /** Handles a plain click if the list is already on the page. */
  onPick?: (category?: string) => void
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The categories with their number of posts: a list beside the posts, a swipeable row on phones. */
export function CategoryList({ categories, current, href, onPick }: Props) {
  const t = useTranslations("blog")
  const format = useFormatter()
  const entry = (value: string | undefined, icon: ReactNode, label: string, count?: number) => (
    <li key={value ?? "all"} className="shrink-0">
      <Link
        href={href(value)}
        aria-current={value === current ? "true" : undefined}
        onClick={(event) => {
          if (!onPick || !isPlainClick(event)) return
          event.preventDefault()
          onPick(value)
        }}
        className={clsx(
          "relative flex min-h-control items-center gap-2.5 rounded-control px-3 text-dense transition-colors duration-fast",
          "whitespace-nowrap focus-visible:-outline-offset-2 max-xl:border max-xl:border-line",
          value === current
            ? "bg-brand-soft font-medium text-brand-text"
            : "bg-card text-ink-muted hover:bg-neutral-soft hover:text-ink",
        )}
      >
        {icon}
        <span className="grow">{label}</span>
        {count !== undefined && (
          <>
            <span aria-hidden="true" className="tabular text-xs">
              {format.number(count)}
            </span>
            <span className="sr-only">{t("results", { count })}</span>
          </>
        )}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t("categories")} className="xl:rounded-card xl:border xl:bg-card xl:p-2 xl:shadow-card">
      <h2 className="px-3 pt-2 pb-1.5 font-semibold text-dense max-xl:sr-only">{t("categories")}</h2>
      <ul className="scrollbar-none flex gap-2 max-xl:-mx-4 max-xl:overflow-x-auto max-xl:px-4 xl:flex-col xl:gap-0.5">
        {entry(undefined, <LayoutGrid aria-hidden="true" className="size-4 shrink-0" />, t("allCategories"))}
        {categories.map(({ value, label, icon, count }) => entry(value, <CategoryIcon name={icon} />, label, count))}
      </ul>
    </nav>
  )
}
