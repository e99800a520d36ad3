import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { TextLink } from "@/components/ui/text-link"

/** Shown for a drop that doesn't exist, or that the user may not see. */
export function UnknownDrop() {
  const t = useTranslations("drops.slip")
  return (
    <main className="mx-auto max-w-2xl p-6">
      <h1 className="mb-4 font-semibold text-heading">{t("title")}</h1>
      <Alert tone="danger" title={t("unknown")}>
        <TextLink href="/business/deposit-to-safe">{t("back")}</TextLink>
      </Alert>
    </main>
  )
}
