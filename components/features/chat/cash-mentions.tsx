"use client"

import { Landmark, Mails } from "lucide-react"
import { useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"
import { RelativeTime } from "@/components/ui/relative-time"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/cash-mentions/endpoints"
import type { CashMention } from "@/lib/features/cash-mentions/schema"

const screens = { drop: "/business/deposit-to-safe", bag: "/business/safe-to-bank" }

function MentionCard({ mention }: { mention: CashMention }) {
  const t = useTranslations("chat.cash")
  const locale = useLanguage()
  const { kind, number, shop, shopName, amount, currency, since } = mention
  const Icon = kind === "drop" ? Mails : Landmark
  const state = mention.kind === "drop" ? t(`drop.${mention.state}`) : t(`bag.${mention.state}`)
  return (
    <Link
      href={`${screens[kind]}?shop=${shop}&q=${encodeURIComponent(number)}`}
      className="mt-1 flex min-h-11 max-w-full items-center gap-2.5 rounded-xl border border-line bg-card px-3 py-2 text-dense text-ink hover:border-line-strong"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">
            {t(`kinds.${kind}`)} <bdi>{number}</bdi>
          </span>
          <bdi className="tabular">{money(amount, currency, locale)}</bdi>
        </span>
        <span className="flex flex-wrap gap-x-2 text-ink-muted text-xs">
          <span>{state}</span>
          <bdi>{shopName}</bdi>
          <RelativeTime at={since} />
        </span>
      </span>
    </Link>
  )
}

/** Cards of the envelopes and bags that a message mentions, as they are now; of those that the user may see. */
export default function CashMentions({ numbers }: { numbers: string[] }) {
  const { data } = useQuery(endpoints.findCashMentions, { query: { numbers: numbers.join(",") } })
  return data?.data.map((mention) => <MentionCard key={`${mention.kind}/${mention.id}`} mention={mention} />) ?? null
}
