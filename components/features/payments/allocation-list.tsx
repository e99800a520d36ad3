"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { TextLink } from "@/components/ui/text-link"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { callOnce } from "@/lib/core/client/call-once"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/payments/endpoints"
import type { AccountPaymentRecord, Allocation } from "@/lib/features/payments/schema/account"
import { stalePayments } from "./stale"
import { useDay } from "./use-day"

const addressOf = ({ kind, targetId, entry }: Allocation) =>
  kind === "invoice" ? `/apps/invoice/preview/${targetId}` : entry ? `/business/books/entries/${entry}` : undefined

/** The allocations of a payment on account, with a button to undo each that is in force. */
export function AllocationList({ payment }: { payment: AccountPaymentRecord }) {
  const t = useTranslations("payments")
  const locale = useLanguage()
  const day = useDay()
  const attempt = useAttempt(stalePayments)
  const mayChange = useAbility().can("update", "Payment")
  const { id, version, currency, allocations } = payment
  const undo = (allocation: number) =>
    attempt(async () => {
      const body = { version, reason: t("account.reasonDefault") }
      await callOnce(endpoints.endAllocation, { params: { id, allocation }, body })
      void toast.success(t("account.undone"))
    })
  if (allocations.length === 0) return <p className="text-ink-muted text-sm">{t("account.noHistory")}</p>
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {allocations.map((one) => {
        const address = addressOf(one)
        const name = `${t(`kinds.${one.kind}`)} ${one.kind === "refund" ? "" : one.target}`.trim()
        return (
          <li key={one.id} className="flex items-start justify-between gap-3 p-3 text-dense">
            <span className="min-w-0">
              <bdi
                className={one.endedAt ? "block truncate text-ink-muted line-through" : "block truncate font-medium"}
              >
                {address ? <TextLink href={address}>{name}</TextLink> : name}
              </bdi>
              <span className="block text-ink-muted">
                {one.endedAt
                  ? t("account.ended", { name: one.endedBy ?? "", reason: one.reason })
                  : t("account.by", { name: one.person, day: day(one.allocatedOn) })}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-3">
              <span className="tabular">{money(one.amount, currency, locale)}</span>
              {mayChange && !one.endedAt && (
                <Button size="sm" variant="ghost" onClick={() => void undo(one.id)}>
                  {t("account.undo")}
                </Button>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
