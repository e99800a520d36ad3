import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { nameOf } from "../name"
import { InvoicePreview } from "./invoice-preview"

interface Props extends Pick<InvoiceDocument, "number" | "kind"> {
  id: number
  /** Cards of other nouns beside the invoice. */
  aside?: ReactNode
}

/** An invoice under its heading. */
export function PreviewScreen({ id, number, kind, aside }: Props) {
  const t = useTranslations("invoices")
  const title = t(kind === "credit" ? "oneCredit" : "one", { number: nameOf({ id, number }) })
  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: t("title"), href: "/apps/invoice/list" }, { label: title }]} />
      <Messages of={["invoices", "delivery", "errors"]}>
        <InvoicePreview id={id} aside={aside} />
      </Messages>
    </>
  )
}
