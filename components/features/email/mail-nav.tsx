"use client"

import clsx from "clsx"
import { PencilLine } from "lucide-react"
import { useTranslations } from "next-intl"
import type { MouseEvent, ReactNode } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { useQuery } from "@/lib/core/client/use-query"
import { Link } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/email/endpoints"
import { labelDots, shownLabels, viewIcons } from "./looks"
import { addressOf, type Place, shownViews } from "./place"
import { goTo } from "./use-place"

interface Props {
  place: Place
  /** Called after navigation, so that a drawer can close. */
  onGo?: () => void
  onCompose: () => void
  onComposeIntent: () => void
}

/** Folders with their counts, and labels. */
export function MailNav({ place, onGo, onCompose, onComposeIntent }: Props) {
  const t = useTranslations("email")
  const { data } = useQuery(endpoints.countEmails)
  const counts: Partial<Record<string, number>> = data ?? {}
  const mayWrite = useAbility().can("create", "Mail")

  const entry = (target: Pick<Place, "folder" | "label">, mark: ReactNode, text: string, count = 0) => {
    const current = place.folder === target.folder && place.label === target.label
    return (
      <li key={text}>
        <Link
          href={addressOf(target)}
          prefetch={false}
          aria-current={current ? "page" : undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            goTo({ folder: undefined, label: undefined, ...target, q: undefined, mail: undefined })
            onGo?.()
          }}
          className={clsx(
            "flex min-h-control items-center gap-3 rounded-control px-3 text-sm transition-colors duration-fast [&_svg]:size-4 [&_svg]:shrink-0",
            current
              ? "bg-brand-soft font-medium text-brand-text"
              : "text-ink-muted hover:bg-neutral-soft hover:text-ink",
          )}
        >
          {mark}
          <span className="min-w-0 flex-1 truncate">{text}</span>
          {count > 0 && (
            <span className="tabular text-xs">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t("unreadCount", { count, folder: target.folder ?? "" })}</span>
            </span>
          )}
        </Link>
      </li>
    )
  }

  return (
    <nav aria-label={t("folders")} className="flex flex-col gap-4">
      {mayWrite && (
        <Button
          icon={<PencilLine />}
          className="w-full"
          onClick={onCompose}
          onPointerEnter={onComposeIntent}
          onFocus={onComposeIntent}
        >
          {t("compose.open")}
        </Button>
      )}
      <ul className="space-y-0.5">
        {shownViews.map((view) => {
          const Icon = viewIcons[view]
          return entry({ folder: view }, <Icon aria-hidden="true" />, t(`views.${view}`), counts[view])
        })}
      </ul>
      <section aria-labelledby="mail-labels">
        <h2 id="mail-labels" className="px-3 pb-1.5 font-medium text-ink-faint text-xs">
          {t("labelsTitle")}
        </h2>
        <ul className="space-y-0.5">
          {shownLabels.map((label) =>
            entry(
              { label },
              <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center">
                <span className={clsx("size-2.5 rounded-full", labelDots[label])} />
              </span>,
              t(`labels.${label}`),
            ),
          )}
        </ul>
      </section>
    </nav>
  )
}
