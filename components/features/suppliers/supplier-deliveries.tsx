"use client"

import { useTranslations } from "next-intl"
import { DocumentState } from "@/components/features/stock/document-state"
import { useFormats } from "@/components/features/supplier-bills/use-formats"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { SkeletonText } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useQuery } from "@/lib/core/client/use-query"
import * as stock from "@/lib/features/stock/endpoints"

/** The last deliveries that name a supplier. */
export function SupplierDeliveries({ name }: { name: string }) {
  const t = useTranslations("suppliers")
  const { day } = useFormats()
  const { data } = useQuery(stock.listStockDeliveries, { query: { q: name, perPage: 20 } })
  const rows = data?.data.filter(({ supplier }) => supplier.toLowerCase() === name.toLowerCase())
  return (
    <Card>
      <CardHeader title={t("deliveries")} />
      <CardBody>
        {!rows && <SkeletonText lines={3} />}
        {rows?.length === 0 && <p className="text-dense text-ink-muted">{t("noDeliveries")}</p>}
        <ul className="divide-y divide-line">
          {(rows ?? []).map(({ id, number, businessDate, shopName, state }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-dense">
              <span className="min-w-0">
                <TextLink href={`/business/stock/deliveries?open=${id}`}>{number || day(businessDate)}</TextLink>{" "}
                <bdi className="text-ink-muted">{shopName}</bdi>
              </span>
              <DocumentState state={state} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
