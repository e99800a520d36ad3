"use client"

import { useTranslations } from "next-intl"
import { useCallback, useMemo, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { useScreenShortcuts } from "@/components/layout/screen-shortcuts"
import { Card } from "@/components/ui/card"
import { Drawer } from "@/components/ui/drawer"
import { LoadFailed } from "@/components/ui/load-failed"
import { useDirection } from "@/components/ui/use-direction"
import { useMediaQuery } from "@/components/ui/use-media-query"
import { useTimeZone } from "@/lib/core/client/use-time-zone"
import { useRouter } from "@/lib/core/i18n/navigation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { weekStartOf } from "@/lib/core/i18n/week"
import { type CalendarContext, CalendarProvider } from "./calendar-context"
import { CalendarNote } from "./calendar-note"
import { CalendarView } from "./calendar-view"
import { EventDrawer } from "./event-drawer"
import { formatsOf } from "./formats"
import { isGenerated, type Placed, placed } from "./placed"
import { SidePanel } from "./side-panel"
import { StaleDialog } from "./stale-dialog"
import { Toolbar } from "./toolbar"
import { useAddress } from "./use-address"
import { useBankingDays } from "./use-banking-days"
import { useEventActions } from "./use-event-actions"
import { useEvents } from "./use-events"
import { shownKeys, useKeys, usePageKeys } from "./use-keys"
import { useMoves } from "./use-moves"
import { usePreservedFocus } from "./use-preserved-focus"
import { useScope } from "./use-scope"
import { useToday } from "./use-zone"
import { requestedRange } from "./view-state"

interface Props {
  /** When the server rendered the page; ISO 8601. */
  now: string
}

const momentText = (wall: Date, allDay: boolean) => wall.toISOString().slice(0, allDay ? 10 : 16)

/** The calendar. Its state is the URL. The server renders it first, then react-big-calendar takes its place. */
export function CalendarApp({ now }: Props) {
  const t = useTranslations("calendar")
  const locale = useLanguage()
  const ability = useAbility()
  const { push: visit } = useRouter()
  const zone = useTimeZone()
  const today = useToday(now, zone)
  const { state, go } = useAddress(today)
  const weekStart = weekStartOf(locale)
  const formats = useMemo(() => formatsOf(locale), [locale])
  // Undefined before the browser knows.
  const wide = useMediaQuery("(width >= 40rem)", undefined)
  const rtl = useDirection() === "rtl"
  const [panel, setPanel] = useState(false)

  const range = requestedRange(state.view, state.date, weekStart)
  const list = useEvents(range)
  const actions = useEventActions(list)
  const { ask, dialog } = useScope()
  const { within, give: focus } = usePreservedFocus<HTMLElement>()
  const moves = useMoves(zone, actions, ask, focus)
  const banking = useBankingDays(range, !state.isBankingHidden)
  const all = useMemo(() => list.events.map((event) => placed(event, zone)), [list.events, zone])
  const own = moves.shown(all.filter(({ event }) => state.shown.includes(event.extendedProps.calendar)))
  const items = [...own, ...banking.map((event) => placed(event, zone))]
  const view = state.view ?? (wide === false ? "agenda" : "month")

  const more = useCallback((count: number) => t("more", { count }), [t])

  const calendar: CalendarContext = {
    state,
    go,
    formats,
    locale,
    zone,
    weekStart,
    today,
    wholeDay: t("allDay"),
    describe: ({ until, ...item }) => {
      const { event } = item
      const label = isGenerated(event) ? t("banking.label") : t(`calendars.${event.extendedProps.calendar}`)
      return `${formats.when({ ...item, end: until ?? item.end }, t("allDay"))}, ${label}`
    },
    more,
    open: ({ event }) =>
      isGenerated(event)
        ? visit(event.url)
        : go({ adding: null, event: { id: event.id, on: event.extendedProps.occurrence } }),
    addAt: (at, until, allDay) =>
      go({ event: null, adding: { at: momentText(at, allDay), until: momentText(until, allDay) } }),
    showDay: (day) => go({ view: "day", date: day }),
    mayAdd: ability.can("create", "Event"),
    mayChange: ability.can("update", "Event"),
    mayDelete: ability.can("delete", "Event"),
  }
  const remove = async (item: Placed) => {
    const scope = await ask("remove", item.event)
    if (scope) await actions.remove(item.event, scope)
  }
  const onKeyDown = useKeys({ view, rtl, items, calendar, move: moves.nudge, remove, focus })
  usePageKeys(view, calendar)
  useScreenShortcuts(t("title"), () => shownKeys.map(([name, keys]) => ({ name: t(`keys.${name}`), keys })))

  const shown = { date: state.date, items }
  return (
    <CalendarProvider value={calendar}>
      <div className="cal grid grid-cols-1 items-start gap-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Card className="hidden p-4 lg:block">
          <SidePanel items={own} />
        </Card>
        <Card className="overflow-hidden">
          <Toolbar view={view} loading={list.loading} onPanel={() => setPanel(true)} />
          {!list.known && list.error ? (
            <LoadFailed text={list.error.message} busy={list.retrying} onRetry={list.retry} />
          ) : (
            <section ref={within} aria-label={t("title")} aria-busy={!list.known} onKeyDown={onKeyDown}>
              <CalendarView {...shown} view={view} rtl={rtl} onMove={moves.drop} />
            </section>
          )}
          <CalendarNote view={view} items={items} all={all} known={list.known} />
        </Card>
      </div>
      <Drawer open={panel} onClose={() => setPanel(false)} side="start" title={t("title")}>
        <SidePanel items={own} onChosen={() => setPanel(false)} />
      </Drawer>
      <EventDrawer events={list.events} known={list.known} actions={actions} ask={ask} />
      {dialog}
      <StaleDialog actions={actions} />
    </CalendarProvider>
  )
}
