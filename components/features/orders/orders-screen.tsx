import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { OrderList } from "./order-list"

export function OrdersScreen() {
  const t = useTranslations("orders")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "orders"]}>
        <OrderList />
      </Messages>
    </>
  )
}
