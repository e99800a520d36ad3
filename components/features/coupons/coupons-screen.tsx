import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { CouponList } from "./coupon-list"

/** The list of coupons under its heading. */
export function CouponsScreen() {
  const t = useTranslations("coupons")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "coupons"]}>
        <CouponList />
      </Messages>
    </>
  )
}
