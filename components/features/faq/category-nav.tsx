"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { HelpIcon } from "@/components/features/knowledgebase/help-icon"
import type { FaqCategory } from "@/lib/features/faq/schema"

interface Props {
  categories: FaqCategory[]
  current?: string
  onChoose: (name: string) => void
}

/** The categories beside the questions, in a row on phones. The URL holds the selected one. */
export function CategoryNav({ categories, current, onChoose }: Props) {
  const t = useTranslations("faq")
  return (
    <nav aria-label={t("categories")}>
      <ul className="scrollbar-none flex gap-1 overflow-x-auto p-0.5 lg:flex-col">
        {categories.map(({ name, title, icon, questions }) => (
          <li key={name} className="shrink-0">
            <a
              href={`?category=${encodeURIComponent(name)}`}
              aria-current={name === current ? "true" : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onChoose(name)
              }}
              className={clsx(
                "flex min-h-control items-center gap-2.5 rounded-control px-3 font-medium text-sm transition-colors duration-fast",
                name === current
                  ? "bg-brand-soft text-brand-text"
                  : "text-ink-muted hover:bg-neutral-soft hover:text-ink",
              )}
            >
              <HelpIcon name={icon} className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="tabular text-xs">{questions.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
