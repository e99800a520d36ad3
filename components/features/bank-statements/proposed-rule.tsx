"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { callOnce } from "@/lib/core/client/call-once"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import type { Suggestions } from "@/lib/features/bank-statements/schema/lines"
import { stale } from "./stale"

interface Props {
  rule: NonNullable<Suggestions["proposedRule"]>
  business: number
}

/** Offers to remember what was chosen for a payee several times. */
export function ProposedRule({ rule, business }: Props) {
  const t = useTranslations("bank-statements.rules")
  const attempt = useAttempt(stale)
  const { patternKind, pattern, account, accountName, vatRate, times } = rule
  const add = () =>
    attempt(async () => {
      const body = { business, patternKind, pattern, kind: "account" as const, account, vatRate }
      await callOnce(endpoints.addBankRule, { body })
      void toast.success(t("saved"))
    })
  return (
    <Alert tone="info">
      <p>{t("proposal", { account: accountName, pattern, count: times })}</p>
      <Button size="sm" variant="outline" className="mt-2" onClick={() => void add()}>
        {t("propose")}
      </Button>
    </Alert>
  )
}
