import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { WebhookList } from "./webhook-list"

/** The list of webhooks under its heading. */
export function WebhooksScreen() {
  const t = useTranslations("webhooks")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["ui", "list", "errors", "webhooks"]}>
        <WebhookList />
      </Messages>
    </>
  )
}
