"use client"

import { PackageCheck } from "lucide-react"
import { useTranslations } from "next-intl"
import { useId } from "react"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { CurrencySummary, Deposit } from "@/lib/features/deposits/schema"
import type { DepositWait } from "@/lib/features/deposits/values"
import { maxVerified } from "@/lib/features/drops/values"
import { DepositCard } from "./deposit-card"

interface Props {
  waitsFor: DepositWait
  deposits: Deposit[]
  /** One per currency. */
  sums: CurrencySummary[]
  /** The URL of the table with all deposits of this column. */
  href: string
  onVerify: (drops: Deposit[]) => void
}

/** The deposits that wait for one step, with their number and their total in each currency. */
export function BoardColumn({ waitsFor, deposits, sums, href, onVerify }: Props) {
  const t = useTranslations("deposits")
  const locale = useLanguage()
  const id = useId()
  const stages = sums.flatMap(({ currency, stages: all }) =>
    all.filter((stage) => stage.waitsFor === waitsFor).map((stage) => ({ ...stage, currency })),
  )
  const count = stages.reduce((sum, stage) => sum + stage.count, 0)
  const drops = deposits.filter(({ mayVerify }) => mayVerify).slice(0, maxVerified)
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-neutral-soft p-3">
      <header className="mb-3 space-y-1">
        <div className="flex items-center justify-between gap-2">
          <h2 id={id} className="font-semibold text-sm">
            {t(`waits.${waitsFor}`)}
          </h2>
          <Badge>{String(count)}</Badge>
        </div>
        {stages.map(({ currency, amount }) => (
          <p key={currency}>
            <TextLink href={href} className="tabular text-sm">
              {money(amount, currency, locale)}
            </TextLink>
          </p>
        ))}
        {drops.length > 1 && (
          <Button size="sm" icon={<PackageCheck />} onClick={() => onVerify(drops)}>
            {t("verify", { count: drops.length })}
          </Button>
        )}
      </header>
      {deposits.length === 0 ? (
        <p className="text-ink-muted text-sm">{t("nothingHere")}</p>
      ) : (
        <ul className="space-y-2">
          {deposits.map((deposit) => (
            <DepositCard key={`${deposit.kind}/${deposit.id}`} deposit={deposit} onVerify={onVerify} />
          ))}
        </ul>
      )}
      {count > deposits.length && (
        <p className="mt-3">
          <TextLink href={href} className="text-sm">
            {t("showAll", { count })}
          </TextLink>
        </p>
      )}
    </section>
  )
}
