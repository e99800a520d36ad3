import { getTranslations, setRequestLocale } from "next-intl/server"
import { CalendarScreen } from "@/components/features/calendar/calendar-screen"
import { readView, requestedRange } from "@/components/features/calendar/view-state"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { readerZone } from "@/lib/core/i18n/reader-zone"
import { weekStartOf } from "@/lib/core/i18n/week"
import { wallOf } from "@/lib/core/time-zone"
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
  const [search, { zone }] = await Promise.all([searchParams, readerZone()])
  const now = new Date()
  const { view, date } = readView((name) => [search[name]].flat()[0], wallOf(now, zone))
  return (
    <Prefetch handler={listEventsHandler} input={{ query: requestedRange(view, date, weekStartOf(locale)) }}>
      <CalendarScreen now={now} />
    </Prefetch>
  )
}
