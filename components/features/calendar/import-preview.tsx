"use client"

import { Repeat2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import type { ImportPreview as Preview } from "@/lib/features/calendar/schema"
import { useCalendar } from "./calendar-context"
import { placed } from "./placed"

/** The events that a calendar file would add, and those it can't. */
export function ImportPreview({ name, preview }: { name: string; preview: Preview }) {
  const t = useTranslations("calendar")
  const { formats, zone } = useCalendar()
  const { events, total, known, problems } = preview
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-3">
      <p role="status" className="text-dense">
        <span className="break-words font-medium">{name}</span>: {t("import.found", { count: total })}
        {known > 0 && ` ${t("import.known", { count: known })}`}
      </p>
      {events.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
        <ul tabIndex={0} className="max-h-60 divide-y divide-line overflow-y-auto rounded-card border border-line">
          {events.map((event, i) => {
            const item = placed({ ...event, id: i }, zone)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may be alike
              <li key={i} className="px-3 py-2">
                <span className="flex items-center gap-1.5 font-medium text-dense">
                  <span className="min-w-0 break-words">{event.title}</span>
                  {event.extendedProps.recurrence && <Repeat2 aria-hidden="true" className="size-3.5 shrink-0" />}
                </span>
                <span className="block text-ink-muted text-xs">{formats.when(item, t("allDay"))}</span>
              </li>
            )
          })}
        </ul>
      )}
      {total > events.length && (
        <p className="text-ink-muted text-xs">{t("import.more", { count: total - events.length })}</p>
      )}
      {problems.length > 0 && (
        <Alert tone="warning" title={t("import.problems", { count: problems.length })}>
          <ul className="max-h-32 overflow-y-auto">
            {problems.map(({ title, reason }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may be alike
              <li key={i} className="break-words">
                {title}: {t(`import.reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </section>
  )
}
