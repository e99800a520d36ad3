"use client"

import { Check } from "lucide-react"
import { useTranslations } from "next-intl"
import { ColumnChoices } from "@/components/form/column-choices"
import { FieldFrame } from "@/components/form/field-frame"
import { Button } from "@/components/ui/button"
import { Card, CardBody } from "@/components/ui/card"
import { Select } from "@/components/ui/select"
import { useErrorToast } from "@/components/ui/use-error-text"
import { CallError } from "@/lib/core/client/call-error"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { ImportChoices, ProductImport } from "@/lib/features/catalogue/schema/imports"
import { newStates } from "@/lib/features/catalogue/values/imports"
import { ImportRows } from "./import-rows"
import { staleImports } from "./stale-imports"
import { useMeaningText } from "./use-meaning-text"

interface Props {
  data: ProductImport
  /** Shows the import as the server returned it. */
  show: (data: ProductImport) => void
  onClose: () => void
}

/** The meanings of a file's columns, the changes that the import would make, and the button that makes them. */
export function ImportPreview({ data, show, onClose }: Props) {
  const t = useTranslations("product-import")
  const meaningText = useMeaningText(data)
  const showError = useErrorToast()
  const change = useMutation(endpoints.changeProductImport, { invalidates: [endpoints.listProductImportRows] })
  const take = useMutation(endpoints.takeProductImport, { invalidates: staleImports })
  const { id, columns, created, changed, same, problems, decimal, newState } = data

  async function choose(choices: ImportChoices) {
    try {
      show(await change.run({ params: { id }, body: choices }))
    } catch (error) {
      showError(error)
    }
  }
  async function submit() {
    try {
      show(await take.run({ params: { id }, body: { created, changed } }))
    } catch (error) {
      showError(error)
      const current = error instanceof CallError ? (error.current as ProductImport | undefined) : undefined
      if (current) show(current)
    }
  }
  /** Gives a column a meaning. Another column that had this meaning is then ignored. */
  const mean = (name: string, meaning: string) => {
    const others = columns.filter((column) => column.meaning === meaning && meaning !== "ignore")
    const freed = Object.fromEntries(others.map((column) => [column.name, "ignore"]))
    return choose({ columns: { ...freed, [name]: meaning } })
  }
  return (
    <div className="grid gap-5">
      <Card>
        <CardBody className="grid gap-5">
          <p className="font-semibold">
            <bdi>{data.fileName || t("unnamed")}</bdi>
          </p>
          <ColumnChoices
            title={t("columns")}
            columns={columns}
            sampleText={(sample) => t("sample", { sample })}
            options={data.meanings.map(({ meaning }) => ({ value: meaning, label: meaningText(meaning) }))}
            onMeaning={(name, meaning) => void mean(name, meaning)}
            decimal={decimal}
            decimalLabel={t("decimal")}
            decimalTexts={{ comma: t("decimals.comma"), point: t("decimals.point") }}
            onDecimal={(mark) => void choose({ decimal: mark })}
          >
            <FieldFrame label={t("newState")} help={t("newStateHelp")}>
              {(control) => (
                <Select
                  {...control}
                  value={newState}
                  options={newStates.map((value) => ({ value, label: t(`newStates.${value}`) }))}
                  onChange={({ target }) => void choose({ newState: target.value as typeof newState })}
                />
              )}
            </FieldFrame>
          </ColumnChoices>
          <p aria-live="polite">{t("preview", { created, changed, same, problems })}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Check />}
              busy={take.busy}
              disabled={created + changed === 0 || change.busy}
              onClick={() => void submit()}
            >
              {t("submit", { count: created + changed })}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {t("cancel")}
            </Button>
          </div>
        </CardBody>
      </Card>
      <ImportRows data={data} />
    </div>
  )
}
