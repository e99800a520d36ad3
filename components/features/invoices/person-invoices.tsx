import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { InvoiceList } from "./invoice-list"

/** The invoices of a salesperson. `shown` is false without permission to see them. */
export function PersonInvoices({ userId, shown }: { userId: number; shown: boolean }) {
  const t = useTranslations("invoices")
  if (!shown) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 font-semibold text-title">{t("title")}</h2>
      <Messages of={["list", "invoices", "errors"]}>
        <InvoiceList embedded salespersonId={userId} />
      </Messages>
    </section>
  )
}
