"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import type { FormProblems } from "@/components/form/form-problems"
import { SelectField } from "@/components/form/select-field"
import { TextareaField } from "@/components/form/textarea-field"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { CallError } from "@/lib/core/client/call-error"
import { today } from "@/lib/core/client/today"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { ManualForm } from "@/lib/features/ledger/schema/entries"
import { maxMemo } from "@/lib/features/ledger/values/roles"
import { useAddressOf } from "../addresses"
import { NoAccess } from "../no-access"
import { OfBusiness } from "../of-business"
import { useAccounts } from "../use-accounts"
import type { BooksOf } from "../use-books"
import { useFormats } from "../use-formats"
import { numberOf } from "../use-journal-columns"
import { usePosting } from "../use-posting"
import { ManualLines } from "./entry-lines"
import { blankLine, fieldInForm, linesToPost, problemsIn, sums } from "./lines"

const schema = () => import("@/lib/features/ledger/schema/entries").then(({ manualForm }) => manualForm)

function ManualEntryOf({ business, shops }: BooksOf) {
  const t = useTranslations("ledger")
  const { money } = useFormats()
  const router = useRouter()
  const addressOf = useAddressOf()
  const { accounts, error, mutate } = useAccounts(business.id)
  const [day] = useState(today)
  const post = usePosting(endpoints.addJournalEntry, {
    form: `entry ${business.id}`,
    onPosted: (entry) => {
      void toast.success(t("manual.done", { number: numberOf(entry) }))
      router.push(addressOf(`/business/books/entries/${entry.id}`, { business: business.id }))
    },
  })

  async function send({ lines, ...rest }: ManualForm): Promise<FormProblems | undefined> {
    const found = Object.entries(problemsIn(lines)).map(([name, problem]) => [name, t(`manual.${problem}`)])
    if (found.length > 0) return { fields: Object.fromEntries(found) }
    const { difference } = sums(lines)
    if (difference !== 0)
      return { message: t("manual.unbalanced", { amount: money(Math.abs(difference), business.currency) }) }
    const { places, lines: posted } = linesToPost(lines)
    if (posted.length < 2) return { message: t("manual.tooShort") }
    try {
      return await post({ body: { ...rest, business: business.id, lines: posted } })
    } catch (failure) {
      if (!(failure instanceof CallError && failure.fields)) throw failure
      const fields = Object.entries(failure.fields).map(([name, text]) => [fieldInForm(name, lines, places), text])
      return { fields: Object.fromEntries(fields) }
    }
  }

  if (error && accounts.length === 0)
    return <NoAccess error={error} business={business.tradingName} onRetry={() => void mutate()} />
  if (accounts.length === 0) return <SkeletonText lines={5} />
  const start = { businessDate: day, shop: "", memo: "", lines: [blankLine, blankLine] }
  return (
    <Card>
      <CardHeader title={t("manual.title", { business: business.tradingName })} subtitle={t("manual.text")} />
      <CardBody>
        <Form
          schema={schema}
          defaultValues={start}
          onSubmit={send}
          submitLabel={t("manual.post")}
          onCancel={() => router.push(addressOf("/business/books"))}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <DayField name="businessDate" label={t("fields.businessDate")} required />
            <SelectField
              name="shop"
              label={t("fields.shop")}
              placeholder={t("manual.noShop")}
              options={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <TextareaField
              name="memo"
              label={t("fields.memo")}
              help={t("manual.memoHelp")}
              rows={2}
              maxLength={maxMemo}
              className="sm:col-span-2"
            />
          </div>
          <ManualLines accounts={accounts} currency={business.currency} />
        </Form>
      </CardBody>
    </Card>
  )
}

/** The form for an entry by hand in the books of the chosen business. */
export const ManualEntry = () => <OfBusiness>{(books) => <ManualEntryOf {...books} />}</OfBusiness>
