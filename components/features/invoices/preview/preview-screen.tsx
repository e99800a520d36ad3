import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { InvoicePreview } from "./invoice-preview"

/** An invoice under its heading. */
export function PreviewScreen({ id, number }: { id: number; number: number }) {
  const t = useTranslations("invoices")
  const title = t("one", { number: String(number) })
  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: t("title"), href: "/apps/invoice/list" }, { label: title }]} />
      <Messages of={["ui", "invoices", "delivery", "errors"]}>
        <InvoicePreview id={id} />
      </Messages>
    </>
  )
}
