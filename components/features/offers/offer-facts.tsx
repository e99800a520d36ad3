"use client"

import { useTranslations } from "next-intl"
import { DescriptionList } from "@/components/ui/description-list"
import type { Offer } from "@/lib/features/offers/schema"
import { OfferStatus } from "./offer-state"
import { useOfferText } from "./use-offer-text"
import { useRewardText } from "./use-reward-text"

/** A read-only view of an offer that is archived or a web shop coupon, or that the user may not change. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useTranslations("offers.fields")
  const text = useOfferText()
  const rewardText = useRewardText()
  const { name, reward, currency, conditions, uses } = offer
  const rows: [string, string][] = [
    [t("name"), name],
    [t("reward"), rewardText(reward, currency)],
    [t("goods"), text.goods(offer)],
    [t("places"), `${text.shops(offer)} · ${text.channels(offer)}`],
    [t("time"), [text.days(offer), text.hours(offer)].filter(Boolean).join(" · ")],
    [t("code"), conditions.code ?? ""],
    [t("uses"), String(uses)],
  ]
  return (
    <div className="grid gap-4">
      <p>
        <OfferStatus offer={offer} />
      </p>
      <DescriptionList items={rows.filter(([, value]) => value).map(([term, value]) => ({ term, value }))} />
    </div>
  )
}
