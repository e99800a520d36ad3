"use client"

import { useTranslations } from "next-intl"
import { useFormats } from "@/components/features/supplier-bills/use-formats"
import { Card, CardBody } from "@/components/ui/card"
import { useQuery } from "@/lib/core/client/use-query"
import * as bills from "@/lib/features/supplier-bills/endpoints"

/** The outstanding and billed amounts of a supplier, one card per currency. */
export function SupplierFigures({ supplier }: { supplier: number }) {
  const t = useTranslations("suppliers")
  const { money } = useFormats()
  const { data } = useQuery(bills.sumSupplierBills, { query: { supplier } })
  return (
    <>
      {(data?.data ?? []).map(({ currency, total, open }) => (
        <Card key={currency}>
          <CardBody className="flex flex-wrap gap-x-10 gap-y-3">
            {[
              { term: t("outstanding"), value: open },
              { term: t("billed"), value: total },
            ].map(({ term, value }) => (
              <p key={term}>
                <span className="block text-dense text-ink-muted">{term}</span>
                <bdi className="tabular font-semibold text-xl">{money(value, currency)}</bdi>
              </p>
            ))}
          </CardBody>
        </Card>
      ))}
    </>
  )
}
