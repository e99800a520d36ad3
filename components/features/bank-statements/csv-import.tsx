"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { MoneyInput } from "@/components/ui/money-input"
import { Select } from "@/components/ui/select"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useErrorText } from "@/components/ui/use-error-text"
import { callOnce } from "@/lib/core/client/call-once"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import type { CsvImportForm, CsvImport as Preview } from "@/lib/features/bank-statements/schema/statements"
import { csvMeanings } from "@/lib/features/bank-statements/values"
import { stale } from "./stale"

type Columns = NonNullable<CsvImportForm["columns"]>

interface Props {
  name: string
  text: string
  onDone: () => void
}

/** A select for the meaning of each column: guessed, or as in the last file of the account. */
function ColumnChoices({ preview, onChange }: { preview: Preview; onChange: (columns: Columns) => void }) {
  const t = useTranslations("bank-statements.csv")
  const now = Object.fromEntries(preview.columns.map(({ name, meaning }) => [name, meaning]))
  const options = csvMeanings.map((value) => ({ value, label: t(`meanings.${value}`) }))
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {preview.columns.map(({ name, meaning, sample }, index) => (
        <li key={name} className="grid min-w-0 gap-1">
          <label htmlFor={`csv-column-${index}`} className="truncate font-medium text-dense text-ink">
            <bdi>{name}</bdi>
          </label>
          <Select
            id={`csv-column-${index}`}
            options={options}
            value={meaning}
            onChange={({ target }) => onChange({ ...now, [name]: target.value as Columns[string] })}
          />
          {sample && <bdi className="truncate text-ink-muted text-xs">{t("sample", { sample })}</bdi>}
        </li>
      ))}
    </ul>
  )
}

/** Lets the user confirm the meaning of a CSV file before its import. */
export default function CsvImport({ name, text, onDone }: Props) {
  const t = useTranslations("bank-statements.csv")
  const textOf = useErrorText()
  const invalidate = useInvalidate()
  const { data: figures } = useQuery(endpoints.listBankFigures)
  const [chosen, setChosen] = useState<number>()
  const [columns, setColumns] = useState<Columns>()
  const [opening, setOpening] = useState<number>()
  const [preview, setPreview] = useState<Preview>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const account = chosen ?? figures?.data[0]?.id
  const problem = failure === undefined ? "" : (textOf(failure) ?? "")
  const body = account === undefined ? undefined : { account, text, columns, opening }

  useEffect(() => {
    if (account === undefined) return
    let isCurrent = true
    callOnce(endpoints.importBankCsv, { body: { account, text, columns, opening, phase: "preview" } })
      .then((found) => {
        if (!isCurrent) return
        setPreview(found)
        setFailure(undefined)
      })
      .catch((error) => isCurrent && setFailure(error))
    return () => {
      isCurrent = false
    }
  }, [account, text, columns, opening])

  async function send() {
    if (!body) return
    setBusy(true)
    try {
      const { statement } = await callOnce(endpoints.importBankCsv, { body: { ...body, phase: "import" } })
      await invalidate(stale)
      void toast.success(t("done", { lines: statement?.lines ?? 0 }))
      onDone()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4 rounded-control border border-line p-4">
      <h3 className="font-semibold text-base">
        <bdi>{t("title", { name })}</bdi>
      </h3>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <label htmlFor="csv-account" className="grid gap-1 font-medium text-dense text-ink">
        {t("account")}
      </label>
      <Select
        id="csv-account"
        options={(figures?.data ?? []).map(({ id, name: label, businessName }) => ({
          ...{ value: String(id), label: `${label} · ${businessName}` },
        }))}
        value={String(account ?? "")}
        onChange={({ target }) => {
          setChosen(Number(target.value))
          setColumns(undefined)
        }}
      />
      {!preview && !problem && <Skeleton className="h-24" />}
      {preview && (
        <>
          <ColumnChoices preview={preview} onChange={setColumns} />
          {preview.opening === null || opening !== undefined ? (
            <div className="grid gap-1">
              <label htmlFor="csv-opening" className="font-medium text-dense text-ink">
                {t("opening")}
              </label>
              <MoneyInput id="csv-opening" currency={preview.currency} value={opening} onChange={setOpening} />
            </div>
          ) : null}
          <p className="text-ink-muted text-sm" aria-live="polite">
            {t("ready", { ready: preview.ready, problems: preview.problems })}
          </p>
        </>
      )}
      <div className="flex gap-3">
        <Button busy={isBusy} disabled={!preview || preview.ready === 0} onClick={() => void send()}>
          {t("import")}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  )
}
