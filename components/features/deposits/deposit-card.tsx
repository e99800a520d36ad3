"use client"

import { PackageCheck } from "lucide-react"
import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { RelativeTime } from "@/components/ui/relative-time"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { Deposit } from "@/lib/features/deposits/schema"
import { screenOf } from "./addresses"
import { useDepositName } from "./use-deposit-columns"

interface Props {
  deposit: Deposit
  onVerify: (drops: Deposit[]) => void
}

/** A deposit on the board: how much, since when, where and whose. */
export function DepositCard({ deposit, onVerify }: Props) {
  const t = useTranslations("deposits")
  const locale = useLanguage()
  const name = useDepositName()(deposit)
  const { amount, difference, currency, shopName, by, since, overdue, mayVerify } = deposit
  return (
    <li
      className={`space-y-1.5 rounded-control border bg-card p-3 text-sm ${overdue ? "tone-danger border-tone-border" : "border-line"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <TextLink href={screenOf(deposit)} className="min-w-0 truncate">
          <bdi>{name}</bdi>
        </TextLink>
        <span className="tabular font-semibold">{money(amount, currency, locale)}</span>
      </div>
      {difference !== null && difference !== 0 && (
        <p className="tabular text-danger-text">{t("differs", { amount: money(difference, currency, locale) })}</p>
      )}
      <p className="truncate text-ink-muted text-xs">
        <bdi>{shopName}</bdi> · <bdi>{by.name}</bdi>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-xs">
        <RelativeTime at={since} />
        {overdue && <Badge tone="danger">{t("overdue")}</Badge>}
      </div>
      {mayVerify && (
        <Button
          size="sm"
          variant="outline"
          icon={<PackageCheck />}
          label={t("verifyOne", { name })}
          onClick={() => onVerify([deposit])}
        >
          {t("verifyHere")}
        </Button>
      )}
    </li>
  )
}
