"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Input } from "@/components/ui/input"
import { Select } from "@/components/ui/select"
import { toast } from "@/components/ui/toast"
import { type SheetColumn, type SheetFormat, saveSheet, sheetFormats } from "../sheet"

interface Props<Row> {
  page: "export" | "export-selected"
  open: boolean
  onClose: () => void
  columns: SheetColumn<Row>[]
  rows: Row[]
}

/** Asks for a file name and a format, then saves the file. */
export function SaveDialog<Row>({ page, open, onClose, columns, rows }: Props<Row>) {
  const t = useTranslations(`kit/${page}.save`)
  const formId = useId()
  const [name, setName] = useState("")
  const [format, setFormat] = useState<SheetFormat>("xlsx")
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await saveSheet(name || t("usual"), format, columns, rows)
      onClose()
      toast.success(t("done", { count: rows.length }))
    } catch {
      toast.error(t("failed"))
    } finally {
      setSaving(false)
    }
  }
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button type="submit" form={formId} busy={isSaving}>
        {t("submit")}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} size="sm" title={t("head", { count: rows.length })} footer={footer}>
      <form
        id={formId}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <FieldFrame label={t("name")}>
          {(control) => (
            <Input
              {...control}
              value={name}
              placeholder={t("usual")}
              maxLength={80}
              data-autofocus
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t("format")}>
          {(control) => (
            <Select
              {...control}
              value={format}
              options={sheetFormats.map((value) => ({ value, label: t(value) }))}
              onChange={(event) => setFormat(event.target.value as SheetFormat)}
            />
          )}
        </FieldFrame>
      </form>
    </Dialog>
  )
}
