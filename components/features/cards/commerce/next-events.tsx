import { MapPin } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { Event } from "@/lib/features/calendar/schema"
import { CardLink } from "../card-link"

/** The next events in the calendar. */
export function NextEvents({ events }: { events: Event[] }) {
  const t = useTranslations("cards.events")
  const format = useFormatter()
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={t("title")}
        subtitle={t("text")}
        actions={<CardLink href="/apps/calendar">{t("view")}</CardLink>}
      />
      <CardBody className="flex flex-1 flex-col">
        {events.length === 0 && <p className="py-8 text-center text-dense text-ink-muted">{t("none")}</p>}
        <ul className="flex flex-1 flex-col justify-between gap-4">
          {events.map(({ id, title, start, end, allDay, extendedProps: { location, occurrence } }) => {
            const [from, to] = [new Date(start), new Date(end)]
            return (
              <li key={`${id} ${occurrence ?? start}`} className="flex gap-3">
                <time
                  dateTime={start}
                  className="grid size-11 shrink-0 place-content-center rounded-control bg-brand-soft text-center text-brand-text leading-none"
                >
                  <span className="font-medium text-[0.625rem] uppercase">
                    {format.dateTime(from, { month: "short" })}
                  </span>
                  <bdi className="tabular mt-0.5 font-semibold text-base leading-none">
                    {format.dateTime(from, { day: "numeric" })}
                  </bdi>
                </time>
                <div className="min-w-0 flex-1">
                  <p dir="auto" className="w-fit max-w-full truncate font-medium text-dense">
                    {title}
                  </p>
                  <p className="truncate text-ink-muted text-xs">
                    <bdi>
                      {format.dateTime(from, { weekday: "long" })}
                      {", "}
                      {allDay ? t("allDay") : format.dateTimeRange(from, to, { timeStyle: "short" })}
                    </bdi>
                  </p>
                  {location && (
                    <p className="mt-0.5 flex items-center gap-1 text-ink-muted text-xs">
                      <MapPin aria-hidden="true" className="size-3 shrink-0" />
                      <span className="truncate">{location}</span>
                    </p>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      </CardBody>
    </Card>
  )
}
