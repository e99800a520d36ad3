"use client"

import { Check, Store } from "lucide-react"
import { useTranslations } from "next-intl"
import { useChosenShop, useShopChoices } from "@/components/features/businesses/use-chosen-shop"
import { FieldFrame } from "@/components/form/field-frame"
import { Button } from "@/components/ui/button"
import { Card, CardBody } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { FileDrop } from "@/components/ui/file-drop"
import { Select } from "@/components/ui/select"
import { Skeleton } from "@/components/ui/skeleton"
import { Textarea } from "@/components/ui/textarea"
import type { ShopChoice } from "@/lib/features/businesses/schema/choices"
import { maxImportText } from "@/lib/features/till-sessions/values/imports"
import { ImportColumns } from "./import-columns"
import { ImportRows } from "./import-rows"
import { useReadingsImport } from "./use-readings-import"

function ImportForm({ shops, initial }: { shops: ShopChoice[]; initial: number }) {
  const t = useTranslations("till-sessions")
  const file = useReadingsImport(initial, (count) => t("import.done", { count }))
  const { choice, preview, error, busy } = file
  return (
    <div className="flex flex-col gap-5">
      {shops.length > 1 && (
        <FieldFrame label={t("shop")}>
          {(control) => (
            <Select
              {...control}
              value={String(choice.shop)}
              options={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target }) => void file.setShop(Number(target.value))}
            />
          )}
        </FieldFrame>
      )}
      <FileDrop
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        maxBytes={maxImportText}
        help={t("import.file")}
        onFiles={([chosen]) => void chosen?.text().then(file.setText)}
      />
      <FieldFrame label={t("import.paste")} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={choice.text}
            maxLength={maxImportText}
            spellCheck={false}
            className="font-mono"
            onChange={({ target }) => void file.setText(target.value)}
          />
        )}
      </FieldFrame>
      {preview && (
        <>
          <ImportColumns
            preview={preview}
            chosen={choice.columns}
            onMeaning={file.setMeaning}
            onDecimal={file.setDecimal}
          />
          <ImportRows preview={preview} />
          <Button
            size="lg"
            icon={<Check />}
            busy={busy}
            disabled={preview.ready === 0}
            onClick={() => void file.take()}
            className="w-full sm:w-auto sm:self-start"
          >
            {t("import.submit", { count: preview.ready })}
          </Button>
        </>
      )}
    </div>
  )
}

/** Imports Z readings for one of the shops that the user may see. */
export function ReadingsImport() {
  const t = useTranslations("till-sessions.import")
  const { data } = useShopChoices()
  const chosen = useChosenShop()
  if (!data) return <Skeleton className="h-96 w-full" />
  const initial = chosen ?? data.data[0]?.id
  if (initial === undefined) return <EmptyState icon={<Store />} title={t("noShop")} text={t("noShopText")} />
  return (
    <Card>
      <CardBody>
        <ImportForm shops={data.data} initial={initial} />
      </CardBody>
    </Card>
  )
}
