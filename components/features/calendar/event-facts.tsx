import { useTranslations } from "next-intl"
import { DescriptionList } from "@/components/ui/description-list"
import type { Event } from "@/lib/features/calendar/schema"
import { GuestAnswers } from "./guest-answers"

/** An event for users who can't edit it. */
export function EventFacts({ event }: { event: Event }) {
  const t = useTranslations("calendar")
  const { calendar, location, description, guests = [] } = event.extendedProps
  const items = [
    { term: t("form.calendar"), value: t(`calendars.${calendar}`) },
    { term: t("form.location"), value: location },
    { term: t("form.guests"), value: guests.length > 0 && <GuestAnswers event={event} label={t("form.guests")} /> },
    {
      term: t("form.url"),
      value: event.url && (
        <a href={event.url} rel="noreferrer noopener" target="_blank" className="break-all text-brand-text underline">
          {event.url}
        </a>
      ),
    },
    { term: t("form.description"), value: description && <span className="whitespace-pre-wrap">{description}</span> },
  ]
  return <DescriptionList items={items.filter(({ value }) => value)} />
}
