"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { TextLink } from "@/components/ui/text-link"
import { Timeline } from "@/components/ui/timeline"
import type { SupplierBill } from "@/lib/features/supplier-bills/schema"
import { useFormats } from "./use-formats"

/** A bill's supplier, dates, bank details and format. */
export function BillFacts({ bill }: { bill: SupplierBill }) {
  const t = useTranslations("supplier-bills")
  const { day, time } = useFormats()
  const { paidOn, paidFrom } = bill
  const paid =
    paidOn &&
    (paidFrom?.name
      ? t("bill.paidFrom", { day: day(paidOn), place: paidFrom.name })
      : t("bill.paid", { day: day(paidOn) }))
  const items = [
    {
      term: t("fields.supplier"),
      value: <TextLink href={`/business/suppliers/${bill.supplier.id}`}>{bill.supplier.name}</TextLink>,
    },
    { term: t("fields.business"), value: bill.businessName },
    { term: t("fields.issuedOn"), value: day(bill.issuedOn) },
    { term: t("fields.dueOn"), value: bill.dueOn && day(bill.dueOn) },
    { term: t("fields.iban"), value: bill.iban },
    { term: t("fields.remittance"), value: bill.remittance },
    { term: t("fields.kind"), value: t(`syntaxes.${bill.syntax}`) },
    { term: t("fields.enteredBy"), value: `${bill.enteredBy.name}, ${time(bill.arrivedAt)}` },
    ...(paid ? [{ term: t("fields.paidOn"), value: paid }] : []),
    ...(bill.reason ? [{ term: t("fields.reason"), value: bill.reason }] : []),
    ...(bill.note ? [{ term: t("fields.note"), value: <span className="whitespace-pre-line">{bill.note}</span> }] : []),
  ]
  return (
    <Card>
      <CardHeader title={t("bill.facts")} />
      <CardBody>
        <DescriptionList items={items} />
      </CardBody>
    </Card>
  )
}

const tones = {
  arrived: "info",
  approved: "warning",
  "part-paid": "info",
  paid: "success",
  rejected: "neutral",
  reversed: "danger",
} as const

/** The history of a bill, with links to its entries in the books. */
export function BillTrail({ bill }: { bill: SupplierBill }) {
  const t = useTranslations("supplier-bills")
  const { time, money } = useFormats()
  const settledBy = (entry: string | null) => bill.settlements.find((one) => one.entry === entry)
  return (
    <Card>
      <CardHeader title={t("bill.trail")} />
      <CardBody>
        <Timeline
          entries={bill.events.map(({ kind, at, person, note, entry }, i) => ({
            id: i,
            tone: tones[kind],
            title: `${t(`events.${kind}`)} · ${person}`,
            time: <time dateTime={at}>{time(at)}</time>,
            children: (note || entry) && (
              <p className="text-dense">
                {note && (
                  <span className="block">
                    <bdi>{note}</bdi>
                  </span>
                )}
                {settledBy(entry) && (
                  <span className="tabular block">{money(settledBy(entry)?.amount ?? 0, bill.currency)}</span>
                )}
                {entry && (
                  <TextLink href={`/business/books/entries/${entry}?business=${bill.business}`}>
                    {t("bill.entry")}
                  </TextLink>
                )}
              </p>
            ),
          }))}
        />
      </CardBody>
    </Card>
  )
}
