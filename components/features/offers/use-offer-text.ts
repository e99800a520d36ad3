"use client"

import { useTranslations } from "next-intl"
import { useShopChoices } from "@/components/features/businesses/use-chosen-shop"
import { writeDay } from "@/lib/core/i18n/day-text"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { useWeekdayName } from "@/lib/core/i18n/use-weekday-name"
import type { Offer } from "@/lib/features/offers/schema"
import { isWholeWeek, timeOf } from "./times"

/** Returns functions that word where and when an offer holds. */
export function useOfferText() {
  const t = useTranslations("offers")
  const locale = useLanguage()
  const weekday = useWeekdayName()
  const { data } = useShopChoices()
  const day = (date: string) => writeDay(date, locale)
  const shopName = (id: number) => data?.data.find((one) => one.id === id)?.name ?? t("otherShop")
  return {
    day,
    goods: ({ goods, target, reward }: Offer) => {
      if (goods.length === 0) return t("allGoods")
      const count = target.products.length + target.categories.length
      const names = goods.slice(0, 3).map(({ name }) => name)
      const more = reward.kind === "bundle" ? 0 : Math.max(0, count - names.length)
      return more > 0 ? t("andMore", { names: names.join(", "), count: more }) : names.join(", ")
    },
    shops: ({ conditions: { shops } }: Offer) => shops?.map(shopName).join(", ") ?? t("allShops"),
    channels: ({ conditions: { channels } }: Offer) =>
      channels?.map((channel) => t(`channels.${channel}`)).join(", ") ?? t("allChannels"),
    days: ({ conditions: { from, until }, startsAt, endsAt }: Offer) => {
      const [start, end] = [from ?? startsAt?.slice(0, 10), until ?? endsAt?.slice(0, 10)]
      if (start && end) return t("days.between", { from: day(start), to: day(end) })
      if (start) return t("days.from", { from: day(start) })
      return end ? t("days.until", { to: day(end) }) : t("days.always")
    },
    hours: ({ conditions: { weekdays, hours } }: Offer) =>
      [
        ...(weekdays && !isWholeWeek(weekdays) ? [weekdays.map(weekday).join(", ")] : []),
        ...(hours ? [`${timeOf(hours.from)}–${timeOf(hours.to)}`] : []),
      ].join(" · "),
  }
}
