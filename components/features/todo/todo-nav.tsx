"use client"

import clsx from "clsx"
import { Plus } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import type { MouseEvent, ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { preloadDrawer } from "@/components/ui/drawer"
import { Link } from "@/lib/core/i18n/navigation"
import type { TaskCounts } from "@/lib/features/todo/schema"
import { tags } from "@/lib/features/todo/values"
import { listIcons, listNames, tagDots } from "./looks"
import { goTo } from "./use-view"
import { addressOf, type View } from "./view"

interface Props {
  view: View
  counts?: TaskCounts
  /** Omitted if the user cannot add tasks. */
  onAdd?: () => void
  /** Called after navigation, so that a drawer can close. */
  onGo?: () => void
}

type List = Pick<View, "filter" | "tag">

/** Lists and tags with their count of open tasks; for completed and deleted tasks, the total. */
export function TodoNav({ view, counts, onAdd, onGo }: Props) {
  const t = useTranslations("todo")
  const format = useFormatter()

  const entry = (list: List, mark: ReactNode, name: string, count = 0, isOpen = true) => {
    const isCurrent = view.filter === list.filter && view.tag === list.tag
    return (
      <li key={name}>
        <Link
          href={addressOf(list)}
          prefetch={false}
          aria-current={isCurrent ? "page" : undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            goTo({ filter: undefined, tag: undefined, q: undefined, task: undefined, ...list })
            onGo?.()
          }}
          className={clsx(
            "flex min-h-control items-center gap-3 rounded-control px-3 text-sm transition-colors duration-fast max-lg:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0",
            isCurrent
              ? "bg-brand-soft font-medium text-brand-text"
              : "text-ink-muted hover:bg-neutral-soft hover:text-ink",
          )}
        >
          {mark}
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {count > 0 && (
            <span className="tabular text-xs">
              <span aria-hidden="true">{format.number(count)}</span>
              <span className="sr-only">{t(isOpen ? "openCount" : "totalCount", { count })}</span>
            </span>
          )}
        </Link>
      </li>
    )
  }

  return (
    <nav aria-label={t("lists.label")} className="flex flex-col gap-4">
      {onAdd && (
        <Button icon={<Plus />} className="w-full" onClick={onAdd} onPointerEnter={() => void preloadDrawer()}>
          {t("add.open")}
        </Button>
      )}
      <ul className="space-y-0.5">
        {listNames.map((name) => {
          const Icon = listIcons[name]
          const isOpen = name === "all" || name === "important"
          const count = counts?.[name][isOpen ? "open" : "total"]
          const list = { filter: name === "all" ? undefined : name }
          return entry(list, <Icon aria-hidden="true" />, t(`lists.${name}`), count, isOpen)
        })}
      </ul>
      <section aria-labelledby="todo-tags">
        <h2 id="todo-tags" className="px-3 pb-1.5 font-medium text-ink-faint text-xs">
          {t("tags.label")}
        </h2>
        <ul className="space-y-0.5">
          {tags.map((tag) => {
            const mark = (
              <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center">
                <span className={clsx("size-2.5 rounded-full", tagDots[tag])} />
              </span>
            )
            return entry({ tag }, mark, t(`tags.${tag}`), counts?.tags[tag].open)
          })}
        </ul>
      </section>
    </nav>
  )
}
