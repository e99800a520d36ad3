import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { JobList } from "./job-list"

/** The server's background jobs under their heading. */
export function OperationsScreen() {
  const t = useTranslations("operations")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["ui", "list", "errors", "operations"]}>
        <JobList />
      </Messages>
    </>
  )
}
