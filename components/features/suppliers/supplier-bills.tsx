"use client"

import { FileInput } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { billsOf } from "@/components/features/supplier-bills/bill-list-source"
import { useBillColumns } from "@/components/features/supplier-bills/use-bill-columns"
import { ListScreen } from "@/components/list/list-screen"
import type { BillListQuery, ListedBill } from "@/lib/features/supplier-bills/schema"
import { billStates } from "@/lib/features/supplier-bills/values"

/** The bills of a supplier, and of those that were merged into it. */
export function SupplierBills({ supplier }: { supplier: number }) {
  const t = useTranslations("supplier-bills")
  const source = useMemo(() => billsOf(supplier), [supplier])
  return (
    <ListScreen<ListedBill, BillListQuery>
      source={source}
      columns={useBillColumns(false)}
      filters={[
        {
          name: "state",
          label: t("fields.state"),
          options: billStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      labels={{
        title: t("title"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ number }) => number,
      }}
      emptyIcon={<FileInput />}
    />
  )
}
