"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useErrorText } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import type { BankLine, Suggestion } from "@/lib/features/bank-statements/schema/lines"
import { NewEntry } from "./new-entry"
import { ProposedRule } from "./proposed-rule"
import { stale } from "./stale"

/** The suggestions for a line, each confirmed with one click, and a form for a new entry on an account. */
export function LineMatch({ line }: { line: BankLine }) {
  const t = useTranslations("bank-statements.match")
  const locale = useLanguage()
  const textOf = useErrorText()
  const mayMatch = useAbility().can("update", "BankStatement")
  const [problem, setProblem] = useState("")
  const params = { id: line.id }
  const { data, error, mutate } = useQuery(endpoints.listBankSuggestions, { params })
  const match = useMutation(endpoints.matchBankLine, { invalidates: stale })
  const unmatch = useMutation(endpoints.unmatchBankLine, { invalidates: stale })
  const amount = (value: string) => money(Number(value), line.currency, locale)
  const reasonOf = ({ name, value }: Suggestion["reasons"][number]) =>
    t(`reasons.${name}`, {
      value: name === "fee" || name === "nearAmount" ? amount(value) : value,
      count: Number(value) || 0,
    })

  async function confirm(parts: Suggestion["parts"]) {
    setProblem("")
    try {
      await match.run({ params, body: { parts } })
    } catch (failure) {
      setProblem(textOf(failure) ?? "")
      return
    }
    const undo = () => void unmatch.run({ params, body: { reason: t("undoReason") } })
    void toast.success(t("done"), { action: { label: t("undo"), onClick: undo } })
  }

  return (
    <div className="grid content-start gap-3 border-line p-5 max-lg:border-t lg:border-s" aria-live="polite">
      {problem && <Alert tone="danger">{problem}</Alert>}
      {error && !data && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.data.length === 0 && <p className="text-dense text-ink-muted">{t("none")}</p>}
      <ul className="grid gap-3">
        {data?.data.slice(0, 5).map((one, at) => (
          <li key={one.key} className="flex items-start justify-between gap-3 rounded-control border border-line p-3">
            <div className="min-w-0">
              <p className="truncate font-medium text-dense text-ink">
                <Badge>{t(`kinds.${one.kind}`)}</Badge> <bdi>{one.title}</bdi>
              </p>
              <p className="text-dense text-ink-muted">{one.reasons.map(reasonOf).join(" · ")}</p>
            </div>
            {mayMatch && (
              <Button
                id={at === 0 ? "bank-confirm" : undefined}
                size="sm"
                variant="soft"
                busy={match.busy}
                onClick={() => void confirm(one.parts)}
              >
                {t("confirm")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayMatch && data?.proposedRule && <ProposedRule rule={data.proposedRule} business={line.business} />}
      {mayMatch && <NewEntry line={line} busy={match.busy} onConfirm={(parts) => void confirm(parts)} />}
    </div>
  )
}
