import { useTranslations } from "next-intl"
import { InvoiceList } from "@/components/features/invoices/invoice-list"
import { Messages } from "@/components/layout/messages"
import { CardLink } from "../card-link"

/** The full list of invoices below the figures. */
export function InvoicesPart() {
  const t = useTranslations("cards.invoices")
  return (
    <div className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold text-title tracking-tight">{t("title")}</h2>
        <CardLink href="/apps/invoice/list">{t("view")}</CardLink>
      </div>
      <Messages of={["list", "invoices", "errors"]}>
        <InvoiceList embedded />
      </Messages>
    </div>
  )
}
