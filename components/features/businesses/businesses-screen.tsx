import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { BusinessViews } from "./business-views"

/** The businesses under their heading. */
export function BusinessesScreen() {
  const t = useTranslations("businesses")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "businesses"]}>
        <BusinessViews />
      </Messages>
    </>
  )
}
