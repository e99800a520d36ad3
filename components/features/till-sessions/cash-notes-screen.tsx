import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { type CashNotesTab, CashNotesTabs } from "./cash-notes-tabs"

/** A view of the days of tills under heading and tabs. */
export function CashNotesScreen({ tab, view }: { tab: CashNotesTab; view: ReactNode }) {
  const t = useTranslations("till-sessions")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "ui", "charts", "errors", "till-sessions"]}>
        <CashNotesTabs current={tab} />
        {view}
      </Messages>
    </>
  )
}
