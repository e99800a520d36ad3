import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { CalendarApp } from "./calendar-app"
import "./calendar.css"

/** The calendar with the messages it needs. Its heading is for those who hear the page; the month in view says it to all others. */
export function CalendarScreen({ now }: { now: Date }) {
  const t = useTranslations("calendar")
  return (
    <>
      <h1 className="sr-only">{t("title")}</h1>
      <Messages of={["ui", "calendar", "errors"]}>
        <CalendarApp now={now.toISOString()} />
      </Messages>
    </>
  )
}
