"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import type { BankLineRecord, Match } from "@/lib/features/bank-statements/schema/lines"
import { LineMatch } from "./line-match"
import { stale } from "./stale"
import { useDay } from "./use-day"

const schema = () => import("@/lib/features/bank-statements/schema/lines").then(({ unmatchForm }) => unmatchForm)

function Facts({ line }: { line: BankLineRecord }) {
  const t = useTranslations("bank-statements")
  const locale = useLanguage()
  const day = useDay()
  const reference = [line.creditorReference, line.endToEnd, line.bankReference].filter(Boolean).join(" · ")
  return (
    <DescriptionList
      items={[
        { term: t("list.amount"), value: <span className="tabular">{money(line.amount, line.currency, locale)}</span> },
        { term: t("list.name"), value: line.name },
        { term: t("list.day"), value: day(line.bookedOn) },
        { term: t("line.text"), value: line.text },
        { term: t("line.reference"), value: reference },
        { term: t("line.iban"), value: line.iban && <bdi className="tabular">{line.iban}</bdi> },
      ].filter(({ value }) => value !== "")}
    />
  )
}

function Matched({ match, currency }: { match: Match; currency: string }) {
  const t = useTranslations("bank-statements")
  const locale = useLanguage()
  const day = useDay()
  const on = day(match.matchedAt.slice(0, 10))
  return (
    <li className="flex items-start justify-between gap-3 p-3 text-dense">
      <span className="min-w-0">
        <span className={match.endedAt ? "block text-ink-muted line-through" : "block font-medium text-ink"}>
          {t(`match.kinds.${match.kind}`)}
        </span>
        <span className="block text-ink-muted">
          {match.rule === null ? t("line.by", { name: match.matchedBy.name, day: on }) : t("line.byRule", { day: on })}
          {match.endedAt && ` · ${t("line.ended")}`}
        </span>
        <TextLink href={`/business/books/entries/${match.entry}`}>{t("line.entry")}</TextLink>
      </span>
      <span className="tabular shrink-0">{money(match.amount, currency, locale)}</span>
    </li>
  )
}

function Unmatch({ line }: { line: BankLineRecord }) {
  const t = useTranslations("bank-statements.line")
  const [isAsking, setAsking] = useState(false)
  const unmatch = useMutation(endpoints.unmatchBankLine, { invalidates: stale })
  if (!isAsking)
    return (
      <Button variant="outline" onClick={() => setAsking(true)} className="justify-self-start">
        {t("unmatch")}
      </Button>
    )
  return (
    <Form
      schema={schema}
      defaultValues={{ reason: "" }}
      submitLabel={t("unmatch")}
      onCancel={() => setAsking(false)}
      onSubmit={async (body) => {
        await unmatch.run({ params: { id: line.id }, body })
        void toast.success(t("unmatched"))
        setAsking(false)
      }}
    >
      <TextField required name="reason" label={t("reason")} help={t("unmatchText")} maxLength={200} />
    </Form>
  )
}

/** A line with what it is matched with, from which it can be opened again, or what it could be. */
export function LineDetails({ id }: { id: number }) {
  const t = useTranslations("bank-statements.line")
  const locale = useLanguage()
  const mayMatch = useAbility().can("update", "BankStatement")
  const { data, error, mutate } = useQuery(endpoints.getBankLine, { params: { id } })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={8} />
  const isMatched = data.matches.some(({ endedAt }) => endedAt === null)
  return (
    <div className="grid gap-5">
      <Facts line={data} />
      {data.payments.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold text-base">{t("payments")}</h3>
          <ul className="divide-y divide-line rounded-control border border-line text-dense">
            {data.payments.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: payments of a line never move
              <li key={index} className="flex justify-between gap-3 p-3">
                <bdi className="truncate">{one.name || one.text}</bdi>
                <span className="tabular">{money(one.amount, data.currency, locale)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.matches.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold text-base">{t("matches")}</h3>
          <ul className="divide-y divide-line rounded-control border border-line">
            {data.matches.map((match) => (
              <Matched key={match.id} match={match} currency={data.currency} />
            ))}
          </ul>
        </section>
      )}
      {mayMatch && isMatched && <Unmatch line={data} />}
      {data.open !== 0 && <LineMatch line={data} />}
    </div>
  )
}
