"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { DescriptionList } from "@/components/ui/description-list"
import { Dialog } from "@/components/ui/dialog"
import { Input } from "@/components/ui/input"
import { maxPriceCells } from "@/lib/features/catalogue/values/price-sheet"
import type { Column } from "./columns"
import type { Findings } from "./use-findings"
import { useSavePrices } from "./use-save-prices"
import type { SheetEdits } from "./use-sheet-edits"

interface Props {
  findings: Findings
  columns: Column[]
  edits: SheetEdits
  setProblems: (problems: Record<string, string>) => void
  onClose: () => void
}

/** Shows how many prices a save will change, and asks from when. */
export function SavePrices({ findings, columns, edits, setProblems, onClose }: Props) {
  const t = useTranslations("price-sheet")
  const { changed, wrong, conflicts } = findings
  const [validFrom, setValidFrom] = useState("")
  const save = useSavePrices({ changed, edits, setProblems, onClose })
  const nameOf = (shop: number | null) => {
    const column = columns.find((one) => one.kind === "price" && one.shop === shop)
    if (shop === null) return t("allShops")
    return column?.kind === "price" ? (column.name ?? "") : t("otherShops")
  }
  const shops = [...new Set(changed.map(({ shop }) => shop))]
  const items = shops.map((shop) => {
    const cells = changed.filter((cell) => cell.shop === shop)
    const up = cells.filter(({ wanted, amount }) => (wanted ?? 0) > (amount ?? 0)).length
    const down = cells.filter(({ wanted, amount }) => typeof wanted === "number" && wanted < (amount ?? 0)).length
    return {
      term: nameOf(shop),
      value: t("changes", { count: cells.length, up, down, ended: cells.length - up - down }),
    }
  })
  const blocked = wrong.length > 0 || conflicts.length > 0 || changed.length > maxPriceCells
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button busy={save.busy} disabled={blocked} onClick={() => void save.run(validFrom)}>
        {t("save", { count: changed.length })}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t("saveTitle")} description={t("saveText")} footer={footer}>
      <div className="flex flex-col gap-4">
        {wrong.length > 0 && <Alert tone="danger">{t("wrongFirst", { count: wrong.length })}</Alert>}
        {conflicts.length > 0 && <Alert tone="warning">{t("conflictsFirst", { count: conflicts.length })}</Alert>}
        {changed.length > maxPriceCells && <Alert tone="danger">{t("tooMany", { max: maxPriceCells })}</Alert>}
        <DescriptionList items={items} />
        <FieldFrame label={t("validFrom")} help={t("validFromHelp")} error={save.validFromError}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={validFrom}
              onChange={({ target }) => setValidFrom(target.value)}
            />
          )}
        </FieldFrame>
      </div>
    </Dialog>
  )
}
