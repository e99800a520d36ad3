"use client"

import { Undo2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Drawer } from "@/components/ui/drawer"
import { TextLink } from "@/components/ui/text-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { EntryRecord } from "@/lib/features/ledger/schema/entries"
import { isReversedAtDocument } from "@/lib/features/ledger/values/documents"
import { EntryChain, EntryFacts } from "./entry-facts"
import { EntryLines } from "./entry-lines"
import { useBooks } from "./use-books"
import { useFormats } from "./use-formats"
import { numberOf } from "./use-journal-columns"

const ReverseForm = lazy(() => import("./reverse-form"))

/** The other entry of a pair: the reversal of this one, or the entry that this one reverses. */
function Pair({ entry }: { entry: EntryRecord }) {
  const t = useTranslations("ledger")
  const other = entry.original ?? entry.reversal
  if (!other) return null
  return (
    <Alert tone={entry.original ? "info" : "warning"} className="mb-4">
      {t.rich(entry.original ? "entry.reverses" : "entry.reversedBy", {
        number: numberOf(other),
        link: (text) => (
          <TextLink href={`/business/books/entries/${other.id}?business=${entry.business}`}>{text}</TextLink>
        ),
      })}
    </Alert>
  )
}

/** An entry with its postings, where it comes from, and its place in the chain. */
export function Entry({ first }: { first: EntryRecord }) {
  const t = useTranslations("ledger")
  const { date, kind } = useFormats()
  const { data: entry = first } = useQuery(endpoints.getJournalEntry, { params: { id: first.id } })
  const shop = useBooks().allShops.find(({ id }) => id === entry.shop)?.name
  const isReversible = !entry.reverses && !entry.reversedBy && !isReversedAtDocument(entry.source)
  const mayReverse = useAbility().can("update", "JournalEntry") && isReversible
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  return (
    <>
      <Pair entry={entry} />
      <Card className="print:border-0 print:shadow-none">
        <CardHeader
          title={t("entry.title", { number: numberOf(entry) })}
          subtitle={`${kind(entry.kind)} · ${date(entry.businessDate, "long")}`}
          actions={
            mayReverse && (
              <Button
                variant="outline"
                tone="danger"
                icon={<Undo2 />}
                className="print:hidden"
                onClick={() => setOpen("reverse")}
              >
                {t("reverse.act")}
              </Button>
            )
          }
        />
        <EntryLines entry={entry} />
        <CardBody className="pt-4">
          <EntryFacts entry={entry} shop={shop} />
        </CardBody>
      </Card>
      <EntryChain entry={entry} />
      <Drawer
        open={mayReverse && open === "reverse"}
        onClose={close}
        title={t("reverse.title", { number: numberOf(entry) })}
        description={t("reverse.text")}
      >
        <Suspense>
          <ReverseForm entry={entry} onDone={close} />
        </Suspense>
      </Drawer>
    </>
  )
}
