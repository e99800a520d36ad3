"use client"

import { CopyCheck } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Progress } from "@/components/ui/progress"
import { useErrorText } from "@/components/ui/use-error-text"
import { PairCard } from "./pair-card"
import { useDuplicates } from "./use-duplicates"
import { usePairActions } from "./use-pair-actions"

/** Pairs of products that look alike, and how far the comparison has come. */
export function DuplicatePairs() {
  const t = useTranslations("product-duplicates")
  const textOf = useErrorText()
  const duplicates = useDuplicates()
  const actions = usePairActions(duplicates)
  const { pairs, last, isLoading, error, hasMore } = duplicates
  const { compared = 0, total = 0 } = last ?? {}
  return (
    <div className="grid gap-4">
      {last && (
        <div className="grid gap-1.5">
          <p aria-live="polite" className="text-dense text-ink-muted">
            {t("compared", { compared, total, pairs: pairs.length })}
          </p>
          {isLoading && <Progress size="sm" label={t("comparing")} value={compared} max={Math.max(1, total)} />}
        </div>
      )}
      {Boolean(error) && <LoadFailed text={textOf(error) ?? ""} onRetry={duplicates.retry} />}
      {pairs.map((pair) => (
        <PairCard key={`${pair.first.id}-${pair.second.id}`} pair={pair} actions={actions} />
      ))}
      {!isLoading && !error && pairs.length === 0 && (
        <Card>
          <EmptyState icon={<CopyCheck />} title={t("emptyTitle")} text={t("emptyText")} />
        </Card>
      )}
      {hasMore && (
        <Button variant="outline" onClick={duplicates.search} className="justify-self-start">
          {t("more")}
        </Button>
      )}
    </div>
  )
}
