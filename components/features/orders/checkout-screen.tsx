import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { Checkout } from "./checkout"

export function CheckoutScreen() {
  const t = useTranslations("orders.checkout")
  return (
    <>
      <PageHeader title={t("title")} />
      <Messages of={["errors", "catalogue", "ecommerce", "orders", "rewards"]}>
        <Checkout />
      </Messages>
    </>
  )
}
