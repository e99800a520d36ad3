import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { OpenTill } from "./open-till"

export function OpenTillScreen() {
  const t = useTranslations("till-sessions")
  return (
    <>
      <PageHeader
        title={t("opening.title")}
        breadcrumbs={[{ label: t("title"), href: "/business/cash-notes" }, { label: t("opening.title") }]}
      />
      <Messages of={["ui", "errors", "cash", "till-sessions"]}>
        <OpenTill />
      </Messages>
    </>
  )
}
