"use client"

import { Printer } from "lucide-react"
import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { ButtonLink } from "@/components/ui/button-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { Drop } from "@/lib/features/drops/schema"

/** Says what was dropped last, and prints its slip. */
export function DroppedNotice({ drop: { id, amount, currency, envelope } }: { drop: Drop }) {
  const t = useTranslations("drops.form")
  const locale = useLanguage()
  return (
    <Alert
      tone="success"
      announce
      title={t("done", { amount: money(amount, currency, locale), envelope })}
      action={
        <ButtonLink
          variant="outline"
          size="sm"
          href={`/business/deposit-to-safe/${id}/slip?paper=receipt`}
          icon={<Printer />}
        >
          {t("print")}
        </ButtonLink>
      }
    />
  )
}
