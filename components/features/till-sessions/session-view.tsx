import { useFormatter, useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import type { TillSession } from "@/lib/features/till-sessions/schema"
import { SessionSheet } from "./session-sheet"

/** The page of a till's day. */
export function SessionView({ session: { id, tillName, shopName, businessDate } }: { session: TillSession }) {
  const t = useTranslations("till-sessions")
  const format = useFormatter()
  const date = format.dateTime(new Date(`${businessDate}T00:00:00Z`), { dateStyle: "full", timeZone: "UTC" })
  return (
    <>
      <PageHeader
        title={tillName}
        subtitle={`${shopName} · ${date}`}
        breadcrumbs={[{ label: t("title"), href: "/business/cash-notes" }, { label: tillName }]}
      />
      <Messages of={["ui", "errors", "cash", "till-sessions"]}>
        <SessionSheet id={id} />
      </Messages>
    </>
  )
}
