"use client"

import { Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import type { List } from "@/components/list/use-list"
import { ActionButton } from "@/components/ui/action-button"
import type { InvoiceRow } from "@/lib/features/invoices/schema/shown"
import { useInvoiceActs } from "./use-invoice-acts"

interface Props {
  invoices: InvoiceRow[]
  list: Pick<List<InvoiceRow>, "selection">
}

/** What can be done to several invoices at once; the selection stays until it has worked. */
export function InvoiceBulkActions({ invoices, list }: Props) {
  const t = useTranslations("invoices.actions")
  const may = useAbility()
  const acts = useInvoiceActs()
  const then = (act: () => Promise<unknown>) => async () => {
    if (await act()) list.selection.clear()
  }
  return (
    <>
      {may.can("update", "Invoice") && (
        <ActionButton variant="outline" size="sm" icon={<Send />} action={then(() => acts.sendMany(invoices))}>
          {t("send")}
        </ActionButton>
      )}
      {may.can("delete", "Invoice") && (
        <ActionButton
          variant="soft"
          tone="danger"
          size="sm"
          icon={<Trash2 />}
          action={then(() => acts.remove(invoices))}
        >
          {t("delete")}
        </ActionButton>
      )}
    </>
  )
}
