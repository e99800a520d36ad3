import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { TextLink } from "@/components/ui/text-link"

/** Shown for a safe that doesn't exist, or whose contents the user may not see. */
export function UnknownSafe() {
  const t = useTranslations("safes.log")
  return (
    <main className="mx-auto max-w-2xl p-6">
      <h1 className="mb-4 font-semibold text-heading">{t("title")}</h1>
      <Alert tone="danger" title={t("unknown")}>
        <TextLink href="/business/safe-deposit">{t("back")}</TextLink>
      </Alert>
    </main>
  )
}
