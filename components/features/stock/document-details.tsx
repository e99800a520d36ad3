"use client"

import { useFormatter, useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { closing } from "@/lib/core/client/open-act"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { WholeDocument } from "@/lib/features/stock/schema"
import { actsOf, stale } from "./acts"
import { DocumentState } from "./document-state"
import type { DocumentTab } from "./tabs"
import { TransferReceipt } from "./transfer-receipt"

const DocumentForm = lazy(() => import("./document-form"))
const reversal = () => import("@/lib/features/stock/schema").then(({ reversalForm }) => reversalForm)

function Facts({ row }: { row: WholeDocument }) {
  const t = useTranslations("stock")
  const locale = useLanguage()
  const format = useFormatter()
  const amount = (value: number | undefined) => (value ? money(value, row.currency, locale) : "")
  const items = [
    { term: t("fields.shop"), value: row.shopName },
    { term: t("fields.to"), value: row.toShopName ?? "" },
    { term: t("fields.supplier"), value: row.supplier },
    { term: t("fields.number"), value: row.number },
    { term: t("fields.value"), value: amount(row.value) },
    { term: t("fields.freight"), value: amount(row.freight) },
    { term: t("fields.vat"), value: amount(row.vat) },
    { term: t("fields.note"), value: row.note },
    { term: t("fields.by"), value: row.by.name },
    { term: t("fields.at"), value: format.dateTime(new Date(row.at), { dateStyle: "medium", timeStyle: "short" }) },
    { term: t("fields.closedBy"), value: row.closedBy?.name ?? "" },
  ]
  return <DescriptionList items={items.filter(({ value }) => value !== "")} />
}

function Lines({ row }: { row: WholeDocument }) {
  const t = useTranslations("stock")
  const locale = useLanguage()
  return (
    <ul className="divide-y divide-line">
      {row.lines.map(({ line, productName, quantity, received, value, expiresOn }) => (
        <li key={line} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <bdi className="min-w-0 break-words">{productName}</bdi>
          <span className="tabular text-ink-muted text-sm">
            {received !== null && received < quantity
              ? t("receivedOf", { received, count: quantity })
              : t("pieces", { count: quantity })}
            {value !== undefined && ` · ${money(value, row.currency, locale)}`}
            {expiresOn && ` · ${t("expires", { day: expiresOn })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Form values of a proposed delivery, which the person who books it compares with the goods. */
function proposedValues({ supplier, number, note, id, lines }: WholeDocument) {
  const rows = lines.map(({ product, quantity, value, vatRate, expiresOn }) => ({
    ...{ product, quantity, cost: value ?? null, vatRate: String(vatRate ?? 0), expiresOn: expiresOn ?? "" },
  }))
  return { supplier, number, note, proposal: id, lines: rows }
}

/** Actions allowed on a document: reverse a booked one, receive or cancel a sent transfer, book or dismiss a proposal. */
function useActs(tab: DocumentTab, row: WholeDocument | undefined) {
  const ability = useAbility()
  const isSent = row?.state === "sent"
  return {
    mayReceive: isSent && ability.can("update", "Stock"),
    mayUndo:
      tab === "transfers"
        ? isSent && ability.can("create", "Stock")
        : row?.state === "booked" && ability.can("delete", "Stock"),
    mayDismiss: row?.state === "proposed" && ability.can("create", "Stock"),
  }
}

interface Props {
  tab: DocumentTab
  id: number
  /** Called with the id of the delivery that was booked from a proposal. */
  onBooked: (id: number) => void
}

export default function DocumentDetails({ tab, id, onBooked }: Props) {
  const t = useTranslations("stock")
  const { get, undo } = actsOf[tab]
  const { data: row, error, mutate } = useQuery(get as typeof endpoints.getStockDelivery, { params: { id } })
  const reverse = useMutation(undo as typeof endpoints.reverseStockDelivery, { invalidates: stale })
  const dismiss = useMutation(endpoints.dismissStockDelivery, { invalidates: stale })
  const [act, setAct] = useState<"undo" | "receive" | "book">()
  const { mayReceive, mayUndo, mayDismiss } = useActs(tab, row)
  if (error && !row) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!row) return <Skeleton className="h-96 w-full" />
  const done = () => setAct(closing(act))
  if (act === "receive" && mayReceive) return <TransferReceipt row={row} onDone={done} />
  if (act === "book" && mayDismiss)
    return (
      <Suspense>
        <DocumentForm
          tab={tab}
          shop={row.shop}
          initial={{
            values: proposedValues(row),
            names: new Map(row.lines.map((one) => [one.product, one.productName])),
          }}
          onDone={onBooked}
          onCancel={done}
        />
      </Suspense>
    )
  return (
    <div className="space-y-6">
      <DocumentState state={row.state} />
      {act === "undo" && mayUndo ? (
        <Form
          schema={reversal}
          defaultValues={{ reason: "" }}
          submitLabel={t(`undo.${tab}`)}
          tone="danger"
          onCancel={done}
          onSubmit={async (body) => {
            await reverse.run({ params: { id }, body })
            void toast.success(t(`undone.${tab}`))
            done()
          }}
        >
          <TextField required name="reason" label={t("fields.why")} maxLength={300} />
        </Form>
      ) : (
        <div className="flex flex-wrap gap-2">
          {mayReceive && <Button onClick={() => setAct("receive")}>{t("receive")}</Button>}
          {mayDismiss && <Button onClick={() => setAct("book")}>{t("bookProposal")}</Button>}
          {mayDismiss && (
            <Button variant="outline" disabled={dismiss.busy} onClick={() => void dismiss.run({ params: { id } })}>
              {t("dismiss")}
            </Button>
          )}
          {mayUndo && (
            <Button variant="outline" tone="danger" onClick={() => setAct("undo")}>
              {t(`undo.${tab}`)}
            </Button>
          )}
        </div>
      )}
      <Facts row={row} />
      <section className="space-y-2">
        <h3 className="font-semibold text-base">{t("lines")}</h3>
        <Lines row={row} />
      </section>
    </div>
  )
}
