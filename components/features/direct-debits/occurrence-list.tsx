"use client"

import { CalendarCheck, Check, CircleSlash, Ellipsis, Undo2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListFilter } from "@/components/list/types"
import { Drawer } from "@/components/ui/drawer"
import { Menu } from "@/components/ui/menu"
import type { DebitOccurrence, OccurrenceListQuery } from "@/lib/features/direct-debits/schema"
import type { Answer } from "./answer-form"
import { answeredListSource, dueListSource } from "./list-sources"
import { useDay } from "./use-day"
import { useOccurrenceColumns } from "./use-occurrence-columns"

const AnswerForm = lazy(() => import("./answer-form").then((module) => ({ default: module.AnswerForm })))

interface Open {
  answer: Answer
  occurrence: DebitOccurrence
}

function RowMenu({ row, onOpen }: { row: DebitOccurrence; onOpen: (open: Open) => void }) {
  const t = useTranslations("direct-debits.answer")
  const open = (answer: Answer) => () => onOpen({ answer, occurrence: row })
  const fail = { label: t("fail"), icon: <Undo2 />, onSelect: open("fail") }
  const items = [
    { label: t("collect"), icon: <Check />, onSelect: open("collect") },
    fail,
    { label: t("skip"), icon: <CircleSlash />, onSelect: open("skip") },
  ]
  if (row.state === "failed" || row.state === "skipped") return null
  return (
    <Menu
      button={{
        variant: "ghost",
        size: "sm",
        iconOnly: true,
        label: t("actions", { name: row.creditor }),
        icon: <Ellipsis />,
      }}
      items={row.state === "due" ? items : [fail]}
    />
  )
}

/** Direct debits that are due, or those that were answered, with the drawer in which one is answered. */
export function OccurrenceList({ tab }: { tab: "due" | "answered" }) {
  const t = useTranslations("direct-debits")
  const mayAnswer = useAbility().can("update", "DebitPayment")
  const day = useDay()
  const [open, setOpen] = useState<Open>()
  const isAnswered = tab === "answered"
  const days: ListFilter = { kind: "days", name: "days", label: t("occurrences.due"), params: ["from", "to"] }
  const states = (["collected", "failed", "skipped"] as const).map((value) => ({
    value,
    label: t(`occurrenceStates.${value}`),
  }))
  const close = () => setOpen(undefined)
  return (
    <>
      <ListScreen<DebitOccurrence, OccurrenceListQuery>
        source={isAnswered ? answeredListSource : dueListSource}
        columns={useOccurrenceColumns(isAnswered)}
        filters={
          isAnswered
            ? [
                { name: "state", label: t("fields.state"), options: states },
                {
                  name: "unusual",
                  label: t("fields.amount"),
                  options: [{ value: "true", label: t("occurrences.onlyUnusual") }],
                },
                days,
              ]
            : [days]
        }
        labels={{
          title: t(`titles.${tab}`),
          search: t("occurrences.search"),
          emptyTitle: t(isAnswered ? "answeredEmptyTitle" : "occurrences.emptyTitle"),
          emptyText: t(isAnswered ? "answeredEmptyText" : "occurrences.emptyText"),
          row: ({ creditor, dueOn }) => t("occurrences.row", { creditor, day: day(dueOn) }),
        }}
        emptyIcon={<CalendarCheck />}
        rowActions={mayAnswer ? (row) => <RowMenu row={row} onOpen={setOpen} /> : undefined}
      />
      <Drawer
        open={open !== undefined}
        onClose={close}
        title={open ? t(`answer.${open.answer}Title`, { name: open.occurrence.creditor }) : ""}
        size="lg"
      >
        <Suspense>{open && <AnswerForm key={open.occurrence.id} {...open} onDone={close} />}</Suspense>
      </Drawer>
    </>
  )
}
