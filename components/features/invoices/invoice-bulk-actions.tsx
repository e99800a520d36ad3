"use client"

import { Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import type { List } from "@/components/list/use-list"
import { ActionButton } from "@/components/ui/action-button"
import type { InvoiceRow } from "@/lib/features/invoices/schema/shown"
import { isDraft, useInvoiceActions } from "./use-invoice-actions"
import { useRemoval } from "./use-removal"

interface Props {
  invoices: InvoiceRow[]
  list: Pick<List<InvoiceRow>, "selection">
}

/** Actions on the selected invoices. The selection is cleared after success. */
export function InvoiceBulkActions({ invoices, list }: Props) {
  const t = useTranslations("invoices.actions")
  const ability = useAbility()
  const actions = useInvoiceActions()
  const [remove, dialog] = useRemoval({ onDone: () => list.selection.clear() })
  const send = async () => {
    if (await actions.sendMany(invoices)) list.selection.clear()
  }
  // Nothing more can be done with void invoices.
  if (invoices.some(({ status }) => status === "Void")) return null
  return (
    <>
      {ability.can("update", "Invoice") && (
        <ActionButton variant="outline" size="sm" icon={<Send />} action={send}>
          {t("send")}
        </ActionButton>
      )}
      {ability.can("delete", "Invoice") && (
        <ActionButton variant="soft" tone="danger" size="sm" icon={<Trash2 />} action={() => remove(invoices)}>
          {t(invoices.every(isDraft) ? "delete" : "void")}
        </ActionButton>
      )}
      {dialog}
    </>
  )
}
