"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { useFormats } from "./use-formats"

type Seen = Pick<InvoiceDocument, "version" | "balanceMinor" | "currency">

/**
 * The version of an invoice that the user has seen, and a notice if it has changed since: somebody else may be recording
 * the same. The user decides whether to continue; until then the server rejects the version.
 */
export function useSeenVersion({ version, balanceMinor, currency }: Seen) {
  const t = useTranslations("invoices.pay")
  const { money } = useFormats()
  const [seen, setSeen] = useState(version)
  const notice = version > seen && (
    <Alert tone="warning" title={t("changedTitle")} announce>
      <p>{t("changedText", { amount: money(balanceMinor, currency) })}</p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={() => setSeen(version)}>
        {t("changedOn")}
      </Button>
    </Alert>
  )
  return [seen, notice] as const
}
