"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Link } from "@/components/ui/link"
import { toneClass } from "@/components/ui/tone"
import { categoryAddress } from "./addresses"
import { HelpIcon } from "./help-icon"
import type { Category } from "./use-kb"

/** Category card that links to the category, except for its menu. */
export function CategoryCard({ category, menu }: { category: Category; menu: ReactNode }) {
  const t = useTranslations("knowledgebase")
  const { img, icon, iconColor, title, desc, questions } = category
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-colors duration-fast focus-within:border-line-strong hover:border-line-strong">
      {img ? (
        <img src={img} alt="" width={480} height={320} className="aspect-2/1 w-full object-cover" />
      ) : (
        <span
          className={`grid aspect-2/1 w-full place-items-center bg-tone-soft text-tone-text ${toneClass(iconColor)}`}
        >
          <HelpIcon name={icon} className="size-10" />
        </span>
      )}
      <div className="flex flex-1 items-start gap-3 p-4">
        <span
          className={`grid size-9 shrink-0 place-items-center rounded-control bg-tone-soft text-tone-text ${toneClass(iconColor)}`}
        >
          <HelpIcon name={icon} className="size-4.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-base">
            <Link href={categoryAddress(category.category)} className="after:absolute after:inset-0">
              <bdi>{title}</bdi>
            </Link>
          </h2>
          {desc && (
            <p className="text-pretty text-ink-muted text-sm">
              <bdi>{desc}</bdi>
            </p>
          )}
          <p className="mt-2 text-ink-faint text-xs">{t("articleCount", { count: questions.length })}</p>
        </div>
        <div className="relative z-10">{menu}</div>
      </div>
    </article>
  )
}
