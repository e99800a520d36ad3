import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { Wishlist } from "./wishlist"

export function WishlistScreen() {
  const t = useTranslations("ecommerce.wishlist")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["catalogue", "ecommerce"]}>
        <Wishlist />
      </Messages>
    </>
  )
}
