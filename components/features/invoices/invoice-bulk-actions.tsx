"use client"

import { Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import type { List } from "@/components/list/use-list"
import { ActionButton } from "@/components/ui/action-button"
import type { InvoiceRow } from "@/lib/features/invoices/schema/shown"
import { useInvoiceActions } from "./use-invoice-actions"

interface Props {
  invoices: InvoiceRow[]
  list: Pick<List<InvoiceRow>, "selection">
}

/** Actions on the selected invoices. The selection is cleared after success. */
export function InvoiceBulkActions({ invoices, list }: Props) {
  const t = useTranslations("invoices.actions")
  const ability = useAbility()
  const actions = useInvoiceActions()
  const clearingSelection = (run: () => Promise<unknown>) => async () => {
    if (await run()) list.selection.clear()
  }
  return (
    <>
      {ability.can("update", "Invoice") && (
        <ActionButton
          variant="outline"
          size="sm"
          icon={<Send />}
          action={clearingSelection(() => actions.sendMany(invoices))}
        >
          {t("send")}
        </ActionButton>
      )}
      {ability.can("delete", "Invoice") && (
        <ActionButton
          variant="soft"
          tone="danger"
          size="sm"
          icon={<Trash2 />}
          action={clearingSelection(() => actions.remove(invoices))}
        >
          {t("delete")}
        </ActionButton>
      )}
    </>
  )
}
