"use client"

import { Ellipsis, PencilLine, Plus, RotateCcw, Trash2, Wand2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { callOnce } from "@/lib/core/client/call-once"
import { useViewParam } from "@/lib/core/client/use-list-state"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import type { BankRule, RuleListQuery } from "@/lib/features/bank-statements/schema/rules"
import { ruleStates } from "@/lib/features/bank-statements/values"
import { ruleSource } from "./list-sources"
import { stale } from "./stale"

const RuleForm = lazy(() => import("./rule-form").then((module) => ({ default: module.RuleForm })))

function useColumns(): ListColumn<BankRule>[] {
  const t = useTranslations("bank-statements.rules")
  return [
    {
      name: "pattern",
      header: t("fields.pattern"),
      cell: ({ pattern, patternKind, direction }) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium text-ink">{pattern}</bdi>
          <span className="block truncate text-ink-muted text-xs">
            {`${t(`patternKinds.${patternKind}`)} · ${t(`directions.${direction}`)}`}
          </span>
        </span>
      ),
      text: ({ pattern }) => pattern,
      width: "w-[36%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "kind",
      header: t("fields.kind"),
      cell: ({ kind, accountName }) => <bdi className="block truncate">{accountName || t(`kinds.${kind}`)}</bdi>,
      text: ({ kind, accountName }) => accountName || t(`kinds.${kind}`),
      width: "w-[34%]",
    },
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state, isAutomatic }) =>
        state === "archived" ? (
          <Badge>{t("states.archived")}</Badge>
        ) : (
          <Badge tone={isAutomatic ? "success" : "info"}>{t(isAutomatic ? "automatic" : "suggests")}</Badge>
        ),
      text: ({ state }) => t(`states.${state}`),
      width: "w-[30%]",
    },
  ]
}

function RowMenu({ row, onEdit }: { row: BankRule; onEdit: () => void }) {
  const t = useTranslations("bank-statements.rules")
  const attempt = useAttempt(stale)
  const set = (state: BankRule["state"]) =>
    callOnce(endpoints.changeBankRule, { params: { id: row.id }, body: { state } })
  const remove = () =>
    attempt(async () => {
      await set("archived")
      const undo = () => void attempt(() => set("active"))
      void toast.success(t("removed"), { action: { label: t("undo"), onClick: undo } })
    })
  const isActive = row.state === "active"
  return (
    <Menu
      button={{
        ...({ variant: "ghost", size: "sm", iconOnly: true } as const),
        ...{ label: t("actions", { pattern: row.pattern }), icon: <Ellipsis /> },
      }}
      items={[
        { label: t("edit"), icon: <PencilLine />, onSelect: onEdit },
        isActive
          ? { label: t("remove"), icon: <Trash2 />, onSelect: () => void remove() }
          : { label: t("restore"), icon: <RotateCcw />, onSelect: () => void attempt(() => set("active")) },
      ]}
    />
  )
}

/** The rules, and the drawer with the form. What the drawer shows is in the URL. */
export function RuleList() {
  const t = useTranslations("bank-statements.rules")
  const mayChange = useAbility().can("update", "BankStatement")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const [, edited] = /^edit-(\d{1,9})$/.exec(open ?? "") ?? []
  const isAdding = open === "add"
  return (
    <>
      <ListScreen<BankRule, RuleListQuery>
        source={ruleSource}
        columns={useColumns()}
        filters={[
          {
            ...{ name: "state", label: t("fields.state") },
            options: ruleStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        labels={{
          ...{ title: t("title"), search: t("search"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") },
          row: ({ pattern }) => pattern,
        }}
        emptyIcon={<Wand2 />}
        primaryAction={
          mayChange && (
            <Button icon={<Plus />} onClick={() => setOpen("add")}>
              {t("add")}
            </Button>
          )
        }
        rowActions={mayChange ? (row) => <RowMenu row={row} onEdit={() => setOpen(`edit-${row.id}`)} /> : undefined}
      />
      <Drawer open={mayChange && (isAdding || Boolean(edited))} onClose={close} title={t(edited ? "edit" : "add")}>
        <Suspense>
          {(isAdding || edited) && <RuleForm key={open} id={edited ? Number(edited) : undefined} onDone={close} />}
        </Suspense>
      </Drawer>
    </>
  )
}
