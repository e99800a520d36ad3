"use client"

import {
  CircleDollarSign,
  CircleSlash,
  Copy,
  Download,
  Ellipsis,
  Eye,
  FileCode,
  FileMinus,
  PencilLine,
  Printer,
  Repeat,
  Send,
  Trash2,
} from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import type { List } from "@/components/list/use-list"
import { Menu, type MenuGroup } from "@/components/ui/menu"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { eFormats } from "@/lib/features/einvoices/values"
import type { InvoiceRow } from "@/lib/features/invoices/schema/shown"
import { allowedActions } from "./allowed-actions"
import { nameOf } from "./name"
import { useDownload } from "./use-download"
import { isDraft, useInvoiceActions } from "./use-invoice-actions"
import { useRemoval } from "./use-removal"

interface Props {
  invoice: InvoiceRow
  list: Pick<List<InvoiceRow>, "rows" | "show">
}

/** The actions of an invoice, without those that the user isn't permitted to use. */
export function InvoiceRowActions({ invoice, list }: Props) {
  const t = useTranslations("invoices.actions")
  const words = useTranslations("invoices.eInvoice")
  const ability = useAbility()
  const actions = useInvoiceActions()
  const [, setSend] = useViewParam("send")
  const [, setPay] = useViewParam("pay")
  const [, setCredit] = useViewParam("credit")
  const { id, status } = invoice
  const can = allowedActions(ability, status)
  const [remove, voidDialog] = useRemoval({ onStart: () => list.show(list.rows.filter((row) => row.id !== id)) })
  const [download, issueDialog] = useDownload(invoice)

  const look: MenuGroup = {
    items: [
      { label: t("preview"), icon: <Eye />, href: `/apps/invoice/preview/${id}` },
      { label: t("download"), icon: <Download />, onSelect: () => void download("pdf") },
      { label: t("print"), icon: <Printer />, href: `/apps/invoice/print?id=${id}` },
    ],
  }
  const files: MenuGroup = {
    heading: words("downloadAs"),
    items:
      status === "Void"
        ? []
        : eFormats.map((format) => ({
            label: words(`names.${format}`),
            icon: <FileCode />,
            onSelect: () => void download(format),
          })),
  }
  const change: MenuGroup = { items: [] }
  if (can.send) look.items.unshift({ label: t("send"), icon: <Send />, onSelect: () => setSend(String(id)) })
  if (can.edit) change.items.push({ label: t("edit"), icon: <PencilLine />, href: `/apps/invoice/edit/${id}` })
  if (can.pay) change.items.push({ label: t("pay"), icon: <CircleDollarSign />, onSelect: () => setPay(String(id)) })
  if (can.credit) change.items.push({ label: t("credit"), icon: <FileMinus />, onSelect: () => setCredit(String(id)) })
  if (can.duplicate)
    change.items.push({ label: t("duplicate"), icon: <Copy />, onSelect: () => void actions.duplicate(invoice) })
  if (can.duplicate)
    change.items.push({ label: t("makeRecurring"), icon: <Repeat />, href: `/apps/invoice/recurring?open=from-${id}` })
  if (can.remove) {
    const look = isDraft(invoice)
      ? { label: t("delete"), icon: <Trash2 /> }
      : { label: t("void"), icon: <CircleSlash /> }
    change.items.push({ ...look, tone: "danger", onSelect: () => void remove([invoice]) })
  }

  return (
    <>
      <Menu
        button={{
          variant: "ghost",
          size: "sm",
          iconOnly: true,
          label: t("of", { number: nameOf(invoice) }),
          icon: <Ellipsis />,
        }}
        items={[look, files, change].filter(({ items }) => items.length > 0)}
      />
      {voidDialog}
      {issueDialog}
    </>
  )
}
