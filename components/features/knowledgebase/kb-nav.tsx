"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"
import { categoryAddress } from "./addresses"
import { HelpIcon } from "./help-icon"
import type { Category } from "./use-kb"

/** The categories beside an article or a list, in one scrolling row on phones. */
export function KbNav({ categories, current }: { categories: Category[]; current: number | undefined }) {
  const t = useTranslations("knowledgebase")
  return (
    <nav aria-label={t("categories")}>
      <ul className="scrollbar-none flex gap-1 overflow-x-auto p-0.5 lg:flex-col">
        {categories.map(({ id, category, title, icon, questions }) => (
          <li key={id} className="shrink-0">
            <Link
              href={categoryAddress(category)}
              aria-current={id === current ? "true" : undefined}
              className={clsx(
                "flex min-h-control items-center gap-2.5 rounded-control px-3 font-medium text-sm transition-colors duration-fast",
                id === current
                  ? "bg-brand-soft text-brand-text"
                  : "text-ink-muted hover:bg-neutral-soft hover:text-ink",
              )}
            >
              <HelpIcon name={icon} className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="tabular text-xs">{questions.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
