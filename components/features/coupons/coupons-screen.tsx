import { getTranslations } from "next-intl/server"
import { activityMessages } from "@/components/features/audit/activity-messages"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { CouponList } from "./coupon-list"

/** The list of coupons under its heading. */
export async function CouponsScreen() {
  const t = await getTranslations("coupons")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "coupons"]}>
        <CouponList activity={await activityMessages("coupon")} />
      </Messages>
    </>
  )
}
