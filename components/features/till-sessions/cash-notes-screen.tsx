import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { SessionList } from "./session-list"

/** The days of all tills under their heading. */
export function CashNotesScreen() {
  const t = useTranslations("till-sessions")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "till-sessions"]}>
        <SessionList />
      </Messages>
    </>
  )
}
