"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Card, CardBody } from "@/components/ui/card"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/stock/endpoints"
import { stale } from "./acts"
import { CountForm } from "./count-form"
import { CountedLines } from "./counted-lines"
import { DocumentState } from "./document-state"

/** A stocktake on a phone: find or scan a product, type its count, next. */
export function CountScreen({ id }: { id: number }) {
  const t = useTranslations("stock")
  const showError = useErrorToast()
  const { data, error, mutate } = useQuery(endpoints.getStocktake, { params: { id } })
  const products = useQuery(endpoints.listCountable, data?.state === "open" ? { params: { id } } : null)
  const apply = useMutation(endpoints.applyStocktake, { invalidates: stale })
  const cancel = useMutation(endpoints.cancelStocktake, { invalidates: stale })
  const [asks, setAsks] = useState<"apply" | "cancel">()
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  const { state, shopName, mayApply, version, lines } = data
  const isOpen = state === "open"
  async function act() {
    try {
      if (asks === "apply") await apply.run({ params: { id }, body: { version } })
      else await cancel.run({ params: { id }, body: { reason: t("count.cancelled") } })
      void toast.success(t(asks === "apply" ? "count.applied" : "count.cancelled"))
    } catch (failure) {
      showError(failure)
    }
    setAsks(undefined)
  }
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          <bdi>{shopName}</bdi>
        </h2>
        <DocumentState state={state} />
      </div>
      {isOpen && (
        <Card>
          <CardBody>
            {products.data ? (
              <CountForm id={id} products={products.data.data} counted={lines} onCounted={() => void mutate()} />
            ) : products.error ? (
              <LoadFailed text={products.error.message} onRetry={() => void products.mutate()} />
            ) : (
              <Skeleton className="h-96 w-full" />
            )}
          </CardBody>
        </Card>
      )}
      <CountedLines lines={lines} />
      {mayApply && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={lines.length === 0} onClick={() => setAsks("apply")}>
            {t("count.apply")}
          </Button>
          <Button variant="outline" tone="danger" onClick={() => setAsks("cancel")}>
            {t("count.cancel")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asks !== undefined}
        onClose={() => setAsks(undefined)}
        onConfirm={act}
        tone={asks === "cancel" ? "danger" : "brand"}
        title={t(asks === "cancel" ? "count.cancelTitle" : "count.applyTitle")}
        text={t(asks === "cancel" ? "count.cancelText" : "count.applyText")}
        confirmLabel={t(asks === "cancel" ? "count.cancel" : "count.apply")}
      />
    </div>
  )
}
