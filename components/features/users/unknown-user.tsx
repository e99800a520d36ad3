import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { PageHeader } from "@/components/ui/page-header"
import { TextLink } from "@/components/ui/text-link"

/** Shown if the user in the URL does not exist. */
export function UnknownUser() {
  const t = useTranslations("users")
  return (
    <>
      <PageHeader title={t("view.title")} breadcrumbs={[{ label: t("title"), href: "/apps/user/list" }]} />
      <Alert tone="danger" title={t("view.unknownTitle")}>
        <p>{t("view.unknownText")}</p>
        <p className="mt-1.5">
          <TextLink href="/apps/user/list">{t("actions.backToList")}</TextLink>
        </p>
      </Alert>
    </>
  )
}
