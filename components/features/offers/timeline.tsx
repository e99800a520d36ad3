"use client"

import clsx from "clsx"
import { CalendarRange, ChevronLeft, ChevronRight } from "lucide-react"
import { useTranslations } from "next-intl"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Disclosure } from "@/components/ui/disclosure"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import { shiftDay, writeDay } from "@/lib/core/i18n/day-text"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/offers/endpoints"
import type { Offer } from "@/lib/features/offers/schema"
import { OfferStatus, statusOf } from "./offer-state"
import { monthsOf, placeOf, shownDays, spanOf } from "./timeline-days"
import { timelineQuery } from "./timeline-query"
import { useOfferText } from "./use-offer-text"
import { useRewardText } from "./use-reward-text"

const bars = {
  ...{ running: "bg-success-mark", scheduled: "bg-info-mark", over: "bg-chart-plain", paused: "bg-warning-mark" },
  ...{ draft: "border border-line-strong border-dashed", archived: "bg-chart-plain", usedUp: "bg-warning-mark" },
}
const step = 28

function Row({ offer, start, today }: { offer: Offer; start: string; today: string }) {
  const place = placeOf(spanOf(offer), start)
  const now = placeOf({ from: today, to: today }, start)
  const text = useOfferText()
  return (
    <li className="grid items-center gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <TextLink href={`/business/offers?open=edit-${offer.id}`} className="truncate text-dense">
        {offer.name}
      </TextLink>
      <span aria-hidden="true" className="relative block h-6 rounded-control bg-neutral-soft/50">
        {now && (
          <span className="absolute inset-y-0 w-px bg-danger-mark" style={{ insetInlineStart: `${now.start}%` }} />
        )}
        {place && (
          <span
            data-tip={text.days(offer)}
            className={clsx("absolute inset-y-1 min-w-1 rounded-full", bars[statusOf(offer)])}
            style={{ insetInlineStart: `${place.start}%`, width: `${place.width}%` }}
          />
        )}
      </span>
    </li>
  )
}

function Months({ start }: { start: string }) {
  const locale = useLanguage()
  return (
    <div aria-hidden="true" className="relative ms-[calc(12rem+0.75rem)] h-5 text-ink-muted text-xs max-sm:ms-0">
      {monthsOf(start).map(({ day, at, room }) => (
        <span
          key={day}
          className={clsx("absolute whitespace-nowrap", room < 30 && "max-sm:hidden")}
          style={{ insetInlineStart: `${at}%` }}
        >
          {writeDay(day, locale)}
        </span>
      ))}
    </div>
  )
}

/** The same as a table, for those who don't see the bars. */
function OfferTable({ offers }: { offers: Offer[] }) {
  const t = useTranslations("offers")
  const text = useOfferText()
  const rewardText = useRewardText()
  const cell = "border-line border-b px-2 py-1.5 text-start align-top"
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-dense">
        <thead>
          <tr className="text-ink-muted">
            {(["name", "reward", "time", "state"] as const).map((name) => (
              <th key={name} className={cell}>
                {t(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id}>
              <th scope="row" className={`${cell} font-normal`}>
                <bdi>{offer.name}</bdi>
              </th>
              <td className={cell}>{rewardText(offer.reward, offer.currency)}</td>
              <td className={cell}>{[text.days(offer), text.hours(offer)].filter(Boolean).join(" · ")}</td>
              <td className={cell}>
                <OfferStatus offer={offer} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The offers as bars over thirteen weeks. The first day is in the URL. */
export function Timeline({ today }: { today: string }) {
  const t = useTranslations("offers")
  const locale = useLanguage()
  const shop = useChosenShop()
  const [asked, setAsked] = useViewParam("start")
  const start =
    asked && /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : shiftDay(today, -step)
  const { data, error, mutate } = useQuery(endpoints.listOffers, { query: timelineQuery(shop) })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-72" />
  const shown = data.data.filter((offer) => placeOf(spanOf(offer), start))
  const end = shiftDay(start, shownDays - 1)
  return (
    <Card>
      <CardHeader
        title={t("timeline.title", { from: writeDay(start, locale), to: writeDay(end, locale) })}
        subtitle={t("timeline.subtitle")}
        actions={
          <div className="flex gap-1">
            <Button
              variant="outline"
              iconOnly
              icon={<ChevronLeft className="rtl:rotate-180" />}
              label={t("timeline.earlier")}
              onClick={() => setAsked(shiftDay(start, -step))}
            />
            <Button
              variant="outline"
              iconOnly
              icon={<ChevronRight className="rtl:rotate-180" />}
              label={t("timeline.later")}
              onClick={() => setAsked(shiftDay(start, step))}
            />
          </div>
        }
      />
      <CardBody className="grid gap-4">
        {shown.length === 0 ? (
          <EmptyState icon={<CalendarRange />} title={t("timeline.emptyTitle")} text={t("timeline.emptyText")} />
        ) : (
          <>
            <div>
              <Months start={start} />
              <ul>
                {shown.map((offer) => (
                  <Row key={offer.id} offer={offer} start={start} today={today} />
                ))}
              </ul>
            </div>
            <Disclosure title={t("timeline.table")}>
              <OfferTable offers={shown} />
            </Disclosure>
          </>
        )}
      </CardBody>
    </Card>
  )
}
