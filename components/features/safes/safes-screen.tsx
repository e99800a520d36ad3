import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { SafeDesk } from "./safe-desk"

/** The contents of a safe, under its heading. */
export function SafesScreen() {
  const t = useTranslations("safes")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["errors", "cash", "safes"]}>
        <SafeDesk />
      </Messages>
    </>
  )
}
