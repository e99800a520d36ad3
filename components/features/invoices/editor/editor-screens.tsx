import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { AddInvoice } from "./add-invoice"
import { EditInvoice } from "./edit-invoice"

/** The screen to edit an invoice. */
export function EditScreen({ id }: { id: number }) {
  const t = useTranslations("invoices")
  const named = { number: String(id) }
  return (
    <>
      <PageHeader
        title={t("editor.editTitle", named)}
        breadcrumbs={[
          { label: t("title"), href: "/apps/invoice/list" },
          { label: t("one", named), href: `/apps/invoice/preview/${id}` },
          { label: t("actions.edit") },
        ]}
      />
      <Messages of={["invoices", "errors"]}>
        <EditInvoice id={id} />
      </Messages>
    </>
  )
}

/** The screen to add an invoice. */
export function AddScreen({ ownId }: { ownId: number }) {
  const t = useTranslations("invoices")
  const title = t("editor.addTitle")
  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: t("title"), href: "/apps/invoice/list" }, { label: title }]} />
      <Messages of={["invoices", "errors"]}>
        <AddInvoice ownId={ownId} />
      </Messages>
    </>
  )
}
