import { cookies } from "next/headers"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { CalendarScreen } from "@/components/features/calendar/calendar-screen"
import { askedRange, readView, weekStartOf } from "@/components/features/calendar/view-state"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { isTimeZone, wallOf } from "@/lib/core/time-zone"
import { listEventsHandler } from "@/lib/features/calendar/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("calendar"))("title") })

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAbility(["read", "Event"])
  const [search, jar] = await Promise.all([searchParams, cookies()])
  const [now, said] = [new Date(), jar.get("time-zone")?.value ?? ""]
  const zone = isTimeZone(said) ? said : "UTC"
  const { view, date } = readView((name) => [search[name]].flat()[0], wallOf(now, zone))
  return (
    <Prefetch handler={listEventsHandler} input={{ query: askedRange(view, date, weekStartOf(locale)) }}>
      <CalendarScreen zone={zone} now={now} />
    </Prefetch>
  )
}
