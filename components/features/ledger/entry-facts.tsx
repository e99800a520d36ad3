"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { TextLink } from "@/components/ui/text-link"
import type { EntryName, EntryRecord } from "@/lib/features/ledger/schema/entries"
import { documentTypes } from "@/lib/features/ledger/values/documents"
import { documentAddress } from "./document-address"
import { numberOf } from "./use-journal-columns"

/** The document of an entry, as a link to its screen if it has one. */
function Source(source: NonNullable<EntryRecord["source"]>) {
  const t = useTranslations("ledger")
  const type = documentTypes.find((one) => one === source.type)
  const name = type ? t(`entry.sources.${type}`) : source.type
  const address = documentAddress(source)
  return address ? <TextLink href={address}>{name}</TextLink> : name
}

/** Where an entry comes from: day, people, document. */
export function EntryFacts({ entry, shop }: { entry: EntryRecord; shop?: string }) {
  const t = useTranslations("ledger")
  const format = useFormatter()
  const time = (iso: string) => format.dateTime(new Date(iso), { dateStyle: "medium", timeStyle: "short" })
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: t("fields.actor"), value: entry.actor.name ?? t("entry.nobody") },
        ...(entry.approver.name ? [{ term: t("entry.approver"), value: entry.approver.name }] : []),
        { term: t("entry.occurredAt"), value: time(entry.occurredAt) },
        { term: t("entry.recordedAt"), value: time(entry.recordedAt) },
        ...(shop ? [{ term: t("fields.shop"), value: shop }] : []),
        ...(entry.source ? [{ term: t("entry.source"), value: <Source {...entry.source} /> }] : []),
        ...(entry.memo ? [{ term: t("fields.memo"), value: entry.memo }] : []),
        ...(entry.reason ? [{ term: t("fields.reason"), value: entry.reason }] : []),
      ]}
    />
  )
}

/** The place of an entry in the chain of its business: its hash, that of the entry before, and both neighbours. */
export function EntryChain({ entry }: { entry: EntryRecord }) {
  const t = useTranslations("ledger")
  const link = (name: EntryName | null) =>
    name && <TextLink href={`/business/books/entries/${name.id}?business=${entry.business}`}>{numberOf(name)}</TextLink>
  const hash = (text: string) => <code className="wrap-anywhere font-mono text-xs">{text}</code>
  return (
    <Card className="mt-4">
      <CardHeader title={t("chain.title")} subtitle={t("chain.text", { place: entry.sequence })} />
      <CardBody>
        <DescriptionList
          items={[
            { term: t("chain.hash"), value: hash(entry.hash) },
            { term: t("chain.previousHash"), value: hash(entry.previousHash) },
            { term: t("chain.previous"), value: link(entry.previous) ?? t("chain.first") },
            { term: t("chain.next"), value: link(entry.next) ?? t("chain.last") },
          ]}
        />
      </CardBody>
    </Card>
  )
}
