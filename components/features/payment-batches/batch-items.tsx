"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { BatchItem, BatchRecord } from "@/lib/features/payment-batches/schema"
import { FailForm } from "./batch-answer"

const tones = { pending: "neutral", settled: "success", failed: "danger", cancelled: "neutral" } as const

const addressOf = ({ kind, targetId, entry }: BatchItem) => {
  if (kind === "invoice") return `/apps/invoice/preview/${targetId}`
  if (kind === "refund") return `/business/payments/on-account?open=payment-${targetId}`
  return entry ? `/business/books/entries/${entry}` : undefined
}

function Item({ batch, item }: { batch: BatchRecord; item: BatchItem }) {
  const t = useTranslations("payments")
  const locale = useLanguage()
  const mayChange = useAbility().can("update", "Payment")
  const [isFailing, setFailing] = useState(false)
  const { kind, label, name, iban, amount, state, reason, sequence, mandate } = item
  const text = `${t(`kinds.${kind}`)} ${kind === "refund" ? "" : label}`.trim()
  const address = addressOf(item)
  const isOpen = state === "settled" || (state === "pending" && batch.state === "exported")
  return (
    <li className="p-3 text-dense">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <bdi className="block truncate font-medium text-ink">{name}</bdi>
          <span className="block text-ink-muted">{address ? <TextLink href={address}>{text}</TextLink> : text}</span>
          <bdi className="tabular block truncate text-ink-muted text-xs">
            {[iban, mandate, sequence].filter(Boolean).join(" · ")}
          </bdi>
          {reason && <bdi className="block text-danger-text text-xs">{reason}</bdi>}
        </span>
        <span className="grid shrink-0 justify-items-end gap-1">
          <span className="tabular">{money(amount, batch.currency, locale)}</span>
          <Badge tone={tones[state]}>{t(`batches.itemStates.${state}`)}</Badge>
          {mayChange && isOpen && !isFailing && (
            <Button size="sm" variant="ghost" onClick={() => setFailing(true)}>
              {t("batches.fail")}
            </Button>
          )}
        </span>
      </div>
      {isFailing && <FailForm batch={batch} item={item} onDone={() => setFailing(false)} />}
    </li>
  )
}

/** The payments of a batch. */
export function BatchItems({ batch }: { batch: BatchRecord }) {
  const t = useTranslations("payments.batches")
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-base">{t("payments")}</h3>
      <ul className="divide-y divide-line rounded-control border border-line">
        {batch.payments.map((item) => (
          <Item key={item.position} batch={batch} item={item} />
        ))}
      </ul>
    </section>
  )
}
