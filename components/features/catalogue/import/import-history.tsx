"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/catalogue/endpoints"

/** The last files that were imported. */
export function ImportHistory({ onOpen }: { onOpen: (id: number) => void }) {
  const t = useTranslations("product-import")
  const format = useFormatter()
  const { data, error, mutate, isValidating } = useQuery(endpoints.listProductImports, { query: {} })
  return (
    <Card>
      <CardHeader title={t("history")} />
      <CardBody>
        {error && !data && <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />}
        {!error && !data && <SkeletonText lines={3} />}
        {data?.total === 0 && <p className="text-ink-muted">{t("historyEmpty")}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {data?.data.map(({ id, fileName, state, created, changed, takenAt, importedBy }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0 flex-1 basis-60">
                <bdi className="block truncate font-medium">{fileName || t("unnamed")}</bdi>
                <span className="text-dense text-ink-muted">
                  {t("by", {
                    at: format.dateTime(new Date(takenAt ?? 0), { dateStyle: "medium", timeStyle: "short" }),
                    name: importedBy.name,
                  })}
                </span>
              </span>
              <span className="text-dense text-ink-muted">{t("did", { created, changed })}</span>
              {state === "undone" && <Badge tone="neutral">{t("undoneBadge")}</Badge>}
              <Button size="sm" variant="outline" label={t("openOf", { name: fileName })} onClick={() => onOpen(id)}>
                {t("open")}
              </Button>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
