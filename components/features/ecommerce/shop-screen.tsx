import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { Shop } from "./shop"

/** The shop under its heading, with its translations. */
export function ShopScreen() {
  const t = useTranslations("ecommerce")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["ui", "catalogue", "ecommerce"]}>
        <Shop />
      </Messages>
    </>
  )
}
