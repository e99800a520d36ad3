"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { calendars } from "@/lib/features/calendar/values"
import { useCalendar } from "./calendar-context"
import { isWithin, type Placed } from "./placed"
import { shownDays, type View } from "./view-state"

interface Props {
  view: View
  /** The events shown, and all events before the filter. */
  items: Placed[]
  all: Placed[]
  known: boolean
}

/** Shows the time zone, and for an empty view whether nothing is planned or the filter hides everything. */
export function CalendarNote({ view, items, all, known }: Props) {
  const t = useTranslations("calendar")
  const { state, go, zone, weekStart, mayAdd } = useCalendar()
  const span = shownDays(view, state.date, weekStart)
  const anyInView = (list: Placed[]) => list.some((item) => isWithin(item, span.start, span.end))
  const hidden = known && !anyInView(items) && (anyInView(all) || state.shown.length === 0)
  const empty = known && !anyInView(items) && !hidden && view !== "agenda"
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-4 py-2 text-ink-muted text-xs">
      <span>{t("zone", { zone: zone.replaceAll("_", " ") })}</span>
      <span role="status" className="ms-auto flex items-center gap-2 text-dense empty:hidden">
        {hidden && t("noMatch")}
        {empty && t("empty.title")}
      </span>
      {hidden && (
        <Button variant="soft" size="sm" onClick={() => go({ shown: calendars })}>
          {t("showAll")}
        </Button>
      )}
      {empty && mayAdd && (
        <Button variant="soft" size="sm" onClick={() => go({ event: null, adding: {} })}>
          {t("add")}
        </Button>
      )}
    </div>
  )
}
