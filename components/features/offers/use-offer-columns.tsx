"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import type { Offer } from "@/lib/features/offers/schema"
import { OfferStatus, useStatusText } from "./offer-state"
import { useOfferText } from "./use-offer-text"
import { useRewardText } from "./use-reward-text"

/** The columns of the list of offers. */
export function useOfferColumns(): ListColumn<Offer>[] {
  const t = useTranslations("offers")
  const text = useOfferText()
  const rewardText = useRewardText()
  const status = useStatusText()
  const uses = ({ uses: count, mostUses }: Offer) =>
    mostUses === null ? t("usesOf.any", { uses: count }) : t("usesOf.most", { uses: count, most: mostUses })
  const lines = (first: string, second: string) => (
    <span className="block min-w-0">
      <span className="block truncate">{first}</span>
      {second && <span className="block break-words text-ink-muted text-xs">{second}</span>}
    </span>
  )
  return [
    {
      name: "name",
      header: t("fields.name"),
      cell: ({ name, reward, currency }) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium text-ink">{name}</bdi>
          <span className="block break-words text-ink-muted text-xs">{rewardText(reward, currency)}</span>
        </span>
      ),
      text: ({ name }) => name,
      sortBy: "name",
      width: "w-[20%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "kind",
      header: t("fields.kind"),
      cell: ({ reward }) => t(`kinds.${reward.kind}`),
      text: ({ reward }) => t(`kinds.${reward.kind}`),
      width: "w-[13%]",
      shown: "chosen",
      phone: "hidden",
    },
    {
      name: "goods",
      header: t("fields.goods"),
      cell: (offer) => <span className="line-clamp-2">{text.goods(offer)}</span>,
      text: text.goods,
      width: "w-[17%]",
      phone: "line",
    },
    {
      name: "places",
      header: t("fields.places"),
      cell: (offer) => lines(text.shops(offer), text.channels(offer)),
      text: (offer) => `${text.shops(offer)}; ${text.channels(offer)}`,
      width: "w-[15%]",
    },
    {
      name: "time",
      header: t("fields.time"),
      cell: (offer) => lines(text.days(offer), text.hours(offer)),
      text: (offer) => [text.days(offer), text.hours(offer)].filter(Boolean).join("; "),
      sortBy: "from",
      width: "w-[18%]",
    },
    {
      name: "priority",
      header: t("fields.priority"),
      cell: ({ priority }) => <span className="tabular">{priority}</span>,
      text: ({ priority }) => priority,
      sortBy: "priority",
      align: "end",
      width: "w-[8%]",
      phone: "hidden",
    },
    {
      name: "uses",
      header: t("fields.uses"),
      cell: (offer) => <span className="tabular whitespace-nowrap">{uses(offer)}</span>,
      text: ({ uses: count }) => count,
      align: "end",
      width: "w-[9%]",
      phone: "hidden",
    },
    {
      name: "state",
      header: t("fields.state"),
      cell: (offer) => <OfferStatus offer={offer} />,
      text: status,
      width: "w-[13%]",
    },
  ]
}
