"use client"

import { Lock } from "lucide-react"
import { useTranslations } from "next-intl"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import type { CallError } from "@/lib/core/client/call-error"

interface Props {
  /** The error of a request for the books of the business. */
  error: CallError
  business: string
  onRetry: () => void
}

/** Says why the books of a business can't be shown. People who only work there see the business, but not its books. */
export function NoAccess({ error, business, onRetry }: Props) {
  const t = useTranslations("ledger")
  return (
    <Card>
      {error.status === 404 ? (
        <EmptyState icon={<Lock />} title={t("noAccess.title", { business })} text={t("noAccess.text")} />
      ) : (
        <LoadFailed text={error.message} onRetry={onRetry} />
      )}
    </Card>
  )
}
