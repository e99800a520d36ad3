import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { InvoicePreview } from "./invoice-preview"

/** An invoice under its heading. */
export function PreviewScreen({ id, number, kind }: { id: number } & Pick<InvoiceDocument, "number" | "kind">) {
  const t = useTranslations("invoices")
  const title = t(kind === "credit" ? "oneCredit" : "one", { number: String(number) })
  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: t("title"), href: "/apps/invoice/list" }, { label: title }]} />
      <Messages of={["invoices", "delivery", "errors"]}>
        <InvoicePreview id={id} />
      </Messages>
    </>
  )
}
