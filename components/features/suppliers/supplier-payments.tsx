"use client"

import { useTranslations } from "next-intl"
import { useFormats } from "@/components/features/supplier-bills/use-formats"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { SkeletonText } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useQuery } from "@/lib/core/client/use-query"
import * as bills from "@/lib/features/supplier-bills/endpoints"

/** The bills of a supplier that are paid, the last first. */
export function SupplierPayments({ supplier }: { supplier: number }) {
  const t = useTranslations("suppliers")
  const { amount, day } = useFormats()
  const { data } = useQuery(bills.listSupplierBills, { query: { supplier, state: "paid", perPage: 20 } })
  return (
    <Card>
      <CardHeader title={t("payments")} />
      <CardBody>
        {!data && <SkeletonText lines={3} />}
        {data?.total === 0 && <p className="text-dense text-ink-muted">{t("noPayments")}</p>}
        <ul className="divide-y divide-line">
          {(data?.data ?? []).map((bill) => (
            <li key={bill.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-dense">
              <span>
                <TextLink href={`/business/supplier-bills/${bill.id}`}>
                  <bdi>{bill.number}</bdi>
                </TextLink>{" "}
                <span className="text-ink-muted">{bill.paidOn && day(bill.paidOn)}</span>
              </span>
              <bdi className="tabular">{amount(bill.due, bill)}</bdi>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
