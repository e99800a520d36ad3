import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { PinButton } from "./pin-button"
import { StaffAccess } from "./staff-access"

/** The people of the businesses and their rights, under the heading. */
export function StaffAccessScreen() {
  const t = useTranslations("staff-access")
  return (
    <Messages of={["errors", "staff-access"]}>
      <PageHeader title={t("title")} subtitle={t("subtitle")} actions={<PinButton />} />
      <StaffAccess />
    </Messages>
  )
}
