import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Event } from "@/lib/features/calendar/schema"

const tones = { yes: "success", no: "danger", maybe: "warning", none: "neutral" } as const

/** The guests of an event with their answers. */
export function GuestAnswers({ event, label }: { event: Event; label: string }) {
  const t = useTranslations("calendar.answer.states")
  const { guests = [], answers = [] } = event.extendedProps
  const stateOf = (guest: string) => answers.find((one) => one.guest === guest)?.answer ?? "none"
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5">
      {[...new Set(guests)].map((guest) => (
        <li key={guest} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
          <span className="wrap-anywhere min-w-0 text-ink">{guest}</span>
          <Badge dot tone={tones[stateOf(guest)]}>
            {t(stateOf(guest))}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
