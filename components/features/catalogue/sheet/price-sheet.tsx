"use client"

import { History, Redo2, Save, TableProperties, Undo2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useMemo, useState } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useUnsavedGuard } from "@/components/form/use-unsaved-guard"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { NoMatch } from "@/components/ui/no-match"
import { Skeleton } from "@/components/ui/skeleton"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { columnsOf } from "./columns"
import { SheetFilters, useSheetFilters } from "./sheet-filters"
import { SheetGrid } from "./sheet-grid"
import { useFindings } from "./use-findings"
import { useSheetEdits } from "./use-sheet-edits"
import { useSheetRows } from "./use-sheet-rows"

const SavePrices = lazy(() => import("./save-prices").then((module) => ({ default: module.SavePrices })))
const Conflicts = lazy(() => import("./conflicts").then((module) => ({ default: module.Conflicts })))
const PriceHistory = lazy(() => import("./price-history").then((module) => ({ default: module.PriceHistory })))

/** The spreadsheet of all products and the prices of all shops, or of the chosen one. */
export function PriceSheet() {
  const t = useTranslations("price-sheet")
  const locale = useLanguage()
  const shop = useChosenShop()
  const { sheet, rows, error, isLoading, isValidating, reload } = useSheetRows(locale)
  const edits = useSheetEdits()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [open, setOpen] = useState<"save" | "history">()
  const hasCost = rows.some((row) => row.cost !== undefined)
  const columns = useMemo(() => (sheet ? columnsOf(sheet, shop, hasCost) : []), [sheet, shop, hasCost])
  const findings = useFindings(rows, edits.drafts, problems, locale)
  const filters = useSheetFilters(rows, findings)
  const guard = useUnsavedGuard(findings.changed.length > 0)
  if (error && !sheet) return <LoadFailed text={error} busy={isValidating} onRetry={() => void reload()} />
  if (!sheet) return <Skeleton className="h-96 w-full" />
  if (sheet.total === 0) return <EmptyState icon={<TableProperties />} title={t("emptyTitle")} text={t("emptyText")} />
  const { changed, wrong, conflicts } = findings
  const mayEdit = columns.some((column) => column.kind === "price" && column.maySet)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <SheetFilters {...filters} />
        {mayEdit && (
          <div className="ms-auto flex flex-wrap items-center gap-2">
            <Button
              iconOnly
              variant="ghost"
              label={t("undo")}
              icon={<Undo2 />}
              disabled={!edits.mayUndo}
              onClick={edits.undo}
            />
            <Button
              iconOnly
              variant="ghost"
              label={t("redo")}
              icon={<Redo2 />}
              disabled={!edits.mayRedo}
              onClick={edits.redo}
            />
            <Button variant="outline" icon={<History />} onClick={() => setOpen("history")}>
              {t("history")}
            </Button>
            <Button icon={<Save />} disabled={changed.length === 0} onClick={() => setOpen("save")}>
              {t("save", { count: changed.length })}
            </Button>
          </div>
        )}
      </div>
      {edits.isRestored && (
        <Alert
          tone="info"
          action={
            <Button size="sm" variant="outline" onClick={edits.clear}>
              {t("discard")}
            </Button>
          }
        >
          {t("restored", { count: changed.length })}
        </Alert>
      )}
      <Suspense>{conflicts.length > 0 && <Conflicts {...{ conflicts, edits, columns }} />}</Suspense>
      {filters.shown.length === 0 ? (
        <NoMatch onClear={filters.clear} />
      ) : (
        <SheetGrid
          {...{ rows: filters.shown, columns, edits, locale, problems }}
          onSave={() => changed.length > 0 && setOpen("save")}
        />
      )}
      <p aria-live="polite" className="text-ink-muted text-xs">
        {t("status", { shown: filters.shown.length, changed: changed.length, wrong: wrong.length })}{" "}
        {isLoading && t("loading", { loaded: rows.length, total: sheet.total })}
        {error && <span className="text-danger-text">{error}</span>}
      </p>
      <Suspense>
        {open === "save" && (
          <SavePrices {...{ findings, columns, edits, setProblems }} onClose={() => setOpen(undefined)} />
        )}
        {open === "history" && <PriceHistory onClose={() => setOpen(undefined)} />}
      </Suspense>
      {guard}
    </div>
  )
}
