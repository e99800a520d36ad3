"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { Card, CardBody } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { ProductImport } from "@/lib/features/catalogue/schema/imports"
import { ImportPreview } from "./import-preview"
import { useUndoImport } from "./use-undo-import"

/** The result of an import, with a button that undoes it. */
function Done({ data, onClose }: { data: ProductImport; onClose: () => void }) {
  const t = useTranslations("product-import")
  const { undo, busy, kept } = useUndoImport(data.id)
  const { state, created, changed } = data
  return (
    <Card>
      <CardBody className="grid gap-4">
        <p className="font-semibold">
          <bdi>{data.fileName || t("unnamed")}</bdi>
        </p>
        <Alert tone={state === "undone" ? "info" : "success"}>
          {t(state === "undone" ? "undoneText" : "takenText", { created, changed })}
        </Alert>
        {kept.length > 0 && (
          <Alert tone="warning" title={t("kept", { count: kept.length })}>
            <ul className="list-disc ps-5">
              {kept.map(({ product, name, reason }) => (
                <li key={product}>
                  <bdi>{name}</bdi>: {t(`keptReasons.${reason}`)}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/business/product">{t("toProducts")}</ButtonLink>
          <Button variant="outline" onClick={onClose}>
            {t("another")}
          </Button>
          {state === "taken" && (
            <Button variant="ghost" tone="danger" busy={busy} onClick={() => void undo()}>
              {t("undo")}
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  )
}

/** The preview of a draft import, or the result of one that was taken or undone. */
export function ImportDetails({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(endpoints.getProductImport, { params: { id } })
  const { data, error, mutate, isValidating } = query
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={10} />
  if (data.state !== "draft") return <Done data={data} onClose={onClose} />
  return <ImportPreview data={data} show={(next) => void mutate(next, { revalidate: false })} onClose={onClose} />
}
