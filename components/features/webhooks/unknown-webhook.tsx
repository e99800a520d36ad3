import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { PageHeader } from "@/components/ui/page-header"
import { TextLink } from "@/components/ui/text-link"

/** Shown if the webhook in the URL does not exist. */
export function UnknownWebhook() {
  const t = useTranslations("webhooks")
  return (
    <>
      <PageHeader title={t("title")} breadcrumbs={[{ label: t("title"), href: "/apps/webhooks" }]} />
      <Alert tone="danger" title={t("view.unknownTitle")}>
        <p>{t("view.unknownText")}</p>
        <p className="mt-1.5">
          <TextLink href="/apps/webhooks">{t("view.backToList")}</TextLink>
        </p>
      </Alert>
    </>
  )
}
