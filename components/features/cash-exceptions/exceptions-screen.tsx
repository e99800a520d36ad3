import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { ExceptionList } from "./exception-list"

/** The cash exceptions under their heading. */
export function ExceptionsScreen() {
  const t = useTranslations("cash-exceptions")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "cash-exceptions"]}>
        <ExceptionList />
      </Messages>
    </>
  )
}
