import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { DropDesk } from "./drop-desk"

/** Drops under their heading: the form of a new one, and the list. */
export function DropsScreen() {
  const t = useTranslations("drops")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "cash", "drops"]}>
        <DropDesk />
      </Messages>
    </>
  )
}
