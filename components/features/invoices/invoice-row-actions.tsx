"use client"

import { CircleDollarSign, Copy, Download, Ellipsis, Eye, PencilLine, Printer, Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import type { List } from "@/components/list/use-list"
import { Menu, type MenuGroup } from "@/components/ui/menu"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { InvoiceRow } from "@/lib/features/invoices/schema/shown"
import { downloadPdf } from "./save-file"
import { useInvoiceActions } from "./use-invoice-actions"

interface Props {
  invoice: InvoiceRow
  list: Pick<List<InvoiceRow>, "rows" | "show">
}

/** The actions of an invoice, without those that the user isn't permitted to use. */
export function InvoiceRowActions({ invoice, list }: Props) {
  const t = useTranslations("invoices.actions")
  const ability = useAbility()
  const actions = useInvoiceActions()
  const [, setSend] = useViewParam("send")
  const [, setPay] = useViewParam("pay")
  const { id, number } = invoice

  function remove() {
    list.show(list.rows.filter((row) => row.id !== id))
    void actions.remove([invoice])
  }
  function download() {
    downloadPdf(id)
    if (ability.can("update", "Invoice")) void actions.noteDownload(invoice)
  }

  const look: MenuGroup = {
    items: [
      { label: t("preview"), icon: <Eye />, href: `/apps/invoice/preview/${id}` },
      { label: t("download"), icon: <Download />, onSelect: download },
      { label: t("print"), icon: <Printer />, href: `/apps/invoice/print?id=${id}` },
    ],
  }
  const change: MenuGroup = { items: [] }
  if (ability.can("update", "Invoice")) {
    look.items.unshift({ label: t("send"), icon: <Send />, onSelect: () => setSend(String(id)) })
    change.items.push(
      { label: t("edit"), icon: <PencilLine />, href: `/apps/invoice/edit/${id}` },
      { label: t("pay"), icon: <CircleDollarSign />, onSelect: () => setPay(String(id)) },
    )
  }
  if (ability.can("create", "Invoice"))
    change.items.push({ label: t("duplicate"), icon: <Copy />, onSelect: () => void actions.duplicate(invoice) })
  if (ability.can("delete", "Invoice"))
    change.items.push({ label: t("delete"), icon: <Trash2 />, tone: "danger", onSelect: remove })

  return (
    <Menu
      button={{
        variant: "ghost",
        size: "sm",
        iconOnly: true,
        label: t("of", { number: String(number) }),
        icon: <Ellipsis />,
      }}
      items={[look, change].filter(({ items }) => items.length > 0)}
    />
  )
}
