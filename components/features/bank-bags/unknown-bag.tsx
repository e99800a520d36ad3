import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { TextLink } from "@/components/ui/text-link"

/** Shown for a bag that doesn't exist, or that the user may not see. */
export function UnknownBag() {
  const t = useTranslations("bank-bags")
  return (
    <main className="mx-auto max-w-2xl p-6">
      <h1 className="mb-4 font-semibold text-heading">{t("slip.title")}</h1>
      <Alert tone="danger" title={t("unknown")}>
        <TextLink href="/business/safe-to-bank">{t("slip.back")}</TextLink>
      </Alert>
    </main>
  )
}
