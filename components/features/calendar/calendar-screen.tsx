import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { CalendarApp } from "./calendar-app"
import "./styles/calendar.css"

/** The calendar with its messages. The heading is for screen readers only; the toolbar shows the month in view. */
export function CalendarScreen({ now }: { now: Date }) {
  const t = useTranslations("calendar")
  return (
    <>
      <h1 className="sr-only">{t("title")}</h1>
      <Messages of={["calendar", "errors"]}>
        <CalendarApp now={now.toISOString()} />
      </Messages>
    </>
  )
}
