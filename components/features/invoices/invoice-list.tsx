"use client"

import { FileText, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { ButtonLink } from "@/components/ui/button-link"
import { InvoiceBulkActions } from "./invoice-bulk-actions"
import { InvoiceDrawers } from "./invoice-drawers"
import { invoiceListSource, invoicesOf } from "./invoice-list-source"
import { InvoiceRowActions } from "./invoice-row-actions"
import { StatusChips } from "./status-chips"
import { useInvoiceColumns } from "./use-invoice-columns"
import { useInvoiceFilters } from "./use-invoice-filters"

interface Props {
  /** Shows only the invoices of this salesperson. */
  salespersonId?: number
  /** Part of a larger page: hides the status chips and the add button, and without a salesperson the filters. */
  embedded?: boolean
}

/** The invoices of the workspace or of a salesperson. The page prefetches the same URL. */
export function InvoiceList({ salespersonId, embedded }: Props) {
  const t = useTranslations("invoices")
  const ability = useAbility()
  const filters = useInvoiceFilters(salespersonId !== undefined)
  const isOnDashboard = embedded && salespersonId === undefined
  return (
    <>
      {!embedded && <StatusChips />}
      <ListScreen
        source={salespersonId === undefined ? invoiceListSource : invoicesOf(salespersonId)}
        columns={useInvoiceColumns()}
        filters={isOnDashboard ? [] : filters}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t(salespersonId === undefined ? "emptyText" : "emptyOfPerson"),
          row: ({ number, status }) => t(status === "Credit Note" ? "oneCredit" : "one", { number: String(number) }),
        }}
        emptyIcon={<FileText />}
        primaryAction={
          ability.can("create", "Invoice") &&
          !embedded && (
            <ButtonLink href="/apps/invoice/add" icon={<Plus />}>
              {t("add")}
            </ButtonLink>
          )
        }
        rowActions={(invoice, list) => <InvoiceRowActions invoice={invoice} list={list} />}
        bulkActions={(invoices, list) => <InvoiceBulkActions invoices={invoices} list={list} />}
      />
      <InvoiceDrawers />
    </>
  )
}
