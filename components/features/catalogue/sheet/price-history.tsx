"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { PriceChange } from "@/lib/features/catalogue/schema/price-sheet"
import { stalePrices } from "./stale-prices"

function Change({ change, onUndo }: { change: PriceChange; onUndo: () => void }) {
  const t = useTranslations("price-sheet")
  const format = useFormatter()
  const at = (moment: string) => format.dateTime(new Date(moment), { dateStyle: "medium", timeStyle: "short" })
  const { cells, setAt, setBy, validFrom, undoes, undoneBy } = change
  const isLater = new Date(validFrom) > new Date(setAt)
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-medium text-ink">
          {t(undoes === null ? "changed" : "changedBack", { count: cells })}
        </span>
        <span className="block text-ink-muted text-xs">{t("setAt", { at: at(setAt), name: setBy.name })}</span>
        {isLater && <span className="block text-ink-muted text-xs">{t("validFromAt", { at: at(validFrom) })}</span>}
      </span>
      {undoneBy === null ? (
        <Button size="sm" variant="outline" label={t("undoChange", { at: at(setAt) })} onClick={onUndo}>
          {t("undo")}
        </Button>
      ) : (
        <Badge tone="neutral">{t("wasUndone")}</Badge>
      )}
    </li>
  )
}

/** The last changes of many prices, each with its undo. */
export function PriceHistory({ onClose }: { onClose: () => void }) {
  const t = useTranslations("price-sheet")
  const attempt = useAttempt(stalePrices)
  const { data, error, mutate, isValidating } = useQuery(endpoints.listPriceChanges, { query: { perPage: 50 } })
  const undo = (id: number) =>
    attempt(async () => {
      const { cells, kept } = await call(endpoints.undoPriceChange, { params: { id } })
      const names = kept
        .slice(0, 5)
        .map(({ productName, shopName }) => [productName, shopName].filter(Boolean).join(", "))
      if (kept.length === 0) return void toast.success(t("undone"))
      void toast.warning(t("undonePartly", { count: cells, kept: kept.length }), { description: names.join(" · ") })
    })
  return (
    <Drawer open onClose={onClose} title={t("history")} description={t("historyText")}>
      {error && !data && <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />}
      {!error && !data && <SkeletonText lines={6} />}
      {data?.data.length === 0 && <p className="text-ink-muted text-sm">{t("historyEmpty")}</p>}
      <ul className="divide-y divide-line">
        {data?.data.map((change) => (
          <Change key={change.id} change={change} onUndo={() => void undo(change.id)} />
        ))}
      </ul>
    </Drawer>
  )
}
