import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { ReadingsImport } from "./readings-import"

export function ImportScreen() {
  const t = useTranslations("till-sessions")
  return (
    <>
      <PageHeader
        title={t("import.title")}
        subtitle={t("import.text")}
        breadcrumbs={[{ label: t("title"), href: "/business/cash-notes" }, { label: t("import.title") }]}
      />
      <Messages of={["ui", "errors", "till-sessions"]}>
        <ReadingsImport />
      </Messages>
    </>
  )
}
