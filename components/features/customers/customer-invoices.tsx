"use client"

import { FileText } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { useInvoiceColumns } from "@/components/features/invoices/use-invoice-columns"
import { ListScreen } from "@/components/list/list-screen"
import type { InvoiceRowQuery } from "@/lib/features/invoices/schema/queries"
import type { InvoiceRow } from "@/lib/features/invoices/schema/shown"
import { invoicesOfCustomer } from "./related-sources"

/** The invoices to a customer. */
export function CustomerInvoices({ id }: { id: number }) {
  const t = useTranslations("customers.invoices")
  const source = useMemo(() => invoicesOfCustomer(id), [id])
  return (
    <ListScreen<InvoiceRow, InvoiceRowQuery>
      source={source}
      columns={useInvoiceColumns().filter(({ name }) => name !== "client")}
      labels={{
        title: t("title"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ number }) => number ?? t("draft"),
      }}
      emptyIcon={<FileText />}
    />
  )
}
