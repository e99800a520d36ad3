"use client"

import { FileDown, FileUp, Landmark } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useDay } from "@/components/features/payments/use-day"
import { businessFilter } from "@/components/features/payments/use-register-filters"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { TextLink } from "@/components/ui/text-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { BatchListQuery, PaymentBatch } from "@/lib/features/payment-batches/schema"
import { batchKinds, batchStates } from "@/lib/features/payment-batches/values"
import { batchSource } from "./list-sources"

const BatchForm = lazy(() => import("./batch-form").then((module) => ({ default: module.BatchForm })))
const BatchDetails = lazy(() => import("./batch-details").then((module) => ({ default: module.BatchDetails })))

export const batchTones = {
  ...({ prepared: "warning", exported: "info", settled: "success", failed: "danger", cancelled: "neutral" } as const),
}

function useColumns(): ListColumn<PaymentBatch>[] {
  const t = useTranslations("payments.batches")
  const locale = useLanguage()
  const day = useDay()
  return [
    {
      name: "message",
      header: t("columns.message"),
      cell: ({ id, kind, messageId, businessName }) => (
        <span className="block min-w-0">
          <TextLink href={`/business/payments/batches?open=batch-${id}`} className="block truncate font-medium">
            {`${t(`kinds.${kind}`)} ${id}`}
          </TextLink>
          <span className="block truncate text-ink-muted text-xs">
            <bdi>{businessName}</bdi> · <bdi className="tabular">{messageId}</bdi>
          </span>
        </span>
      ),
      text: ({ messageId }) => messageId,
      width: "w-[38%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "execution",
      header: t("columns.execution"),
      cell: ({ executionOn }) => day(executionOn),
      text: ({ executionOn }) => executionOn,
      sortBy: "executionOn",
      width: "w-[18%]",
    },
    {
      name: "items",
      header: t("columns.items"),
      cell: ({ items }) => <span className="tabular">{items}</span>,
      text: ({ items }) => items,
      align: "end",
      width: "w-[12%]",
    },
    {
      name: "total",
      header: t("columns.total"),
      cell: ({ total, currency }) => <span className="tabular">{money(total, currency, locale)}</span>,
      text: ({ total }) => major(total),
      sortBy: "total",
      align: "end",
      width: "w-[16%]",
    },
    {
      name: "state",
      header: t("columns.state"),
      cell: ({ state }) => <Badge tone={batchTones[state]}>{t(`states.${state}`)}</Badge>,
      text: ({ state }) => t(`states.${state}`),
      width: "w-[16%]",
    },
  ]
}

/** Batches for the bank, and the drawer in which one is prepared or answered. What the drawer shows is in the URL. */
export function BatchList() {
  const t = useTranslations("payments.batches")
  const mayAdd = useAbility().can("create", "Payment")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const [, shown] = /^batch-(\d{1,9})$/.exec(open ?? "") ?? []
  const kind = mayAdd ? batchKinds.find((name) => open === `add-${name}`) : undefined
  const icons = { transfer: <FileUp />, collection: <FileDown /> }
  return (
    <>
      <ListScreen<PaymentBatch, BatchListQuery>
        source={batchSource}
        columns={useColumns()}
        filters={[
          {
            ...{ name: "kind", label: t("columns.kind") },
            options: batchKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
          {
            ...{ name: "state", label: t("columns.state") },
            options: batchStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          businessFilter(t("fields.business")),
        ]}
        labels={{
          ...{ title: t("list"), search: t("search"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") },
          row: ({ id }) => t("title", { id }),
        }}
        emptyIcon={<Landmark />}
        primaryAction={
          mayAdd && (
            <span className="flex flex-wrap gap-2">
              {batchKinds.map((name) => (
                <Button
                  key={name}
                  icon={icons[name]}
                  variant={name === "transfer" ? "solid" : "outline"}
                  onClick={() => setOpen(`add-${name}`)}
                >
                  {t(`add.${name}`)}
                </Button>
              ))}
            </span>
          )
        }
      />
      <Drawer
        open={kind !== undefined || Boolean(shown)}
        onClose={close}
        title={kind ? t(`add.${kind}`) : t("title", { id: shown ?? "" })}
        size="lg"
      >
        <Suspense>
          {kind && (
            <BatchForm kind={kind} onDone={(id) => (id ? setOpen(`batch-${id}`, { replace: true }) : close())} />
          )}
          {shown && <BatchDetails key={shown} id={Number(shown)} />}
        </Suspense>
      </Drawer>
    </>
  )
}
