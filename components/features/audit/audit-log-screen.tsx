import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { AuditLog } from "./audit-log"
import { LogActions } from "./log-actions"

/** The audit log under its heading. */
export function AuditLogScreen() {
  const t = useTranslations("audit")
  return (
    <Messages of={["ui", "list", "errors", "audit", "sign-ins", "api-keys"]}>
      <PageHeader title={t("title")} subtitle={t("subtitle")} actions={<LogActions />} />
      <AuditLog />
    </Messages>
  )
}
