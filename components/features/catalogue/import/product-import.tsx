"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { FileDrop } from "@/components/ui/file-drop"
import { useErrorText } from "@/components/ui/use-error-text"
import { CallError } from "@/lib/core/client/call-error"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import { csvType, maxImportBytes, maxImportRows, xlsxType } from "@/lib/features/catalogue/values/imports"
import { ImportDetails } from "./import-details"
import { ImportHistory } from "./import-history"

/** Where a file is chosen. */
function Upload({ onDone }: { onDone: (id: number) => void }) {
  const t = useTranslations("product-import")
  const textOf = useErrorText()
  const add = useMutation(endpoints.addProductImport)
  const [error, setError] = useState<string>()
  async function send(file: File) {
    setError(undefined)
    const isBook = file.name.toLowerCase().endsWith(".xlsx")
    try {
      // Browsers name these types differently, or not at all.
      const typed = new Blob([file], { type: isBook ? xlsxType : csvType })
      const { id } = await add.run({ query: { fileName: file.name.slice(0, 200) }, file: typed })
      onDone(id)
    } catch (failure) {
      setError((failure instanceof CallError && failure.fields?.text?.[0]) || textOf(failure))
    }
  }
  return (
    <Card>
      <CardHeader title={t("upload")} subtitle={t("uploadText", { rows: maxImportRows })} />
      <CardBody className="grid gap-3">
        <FileDrop
          accept={`.csv,.txt,.tsv,.xlsx,text/csv,text/plain,${xlsxType}`}
          maxBytes={maxImportBytes}
          disabled={add.busy}
          help={t("uploadHelp")}
          onFiles={([file]) => file && void send(file)}
        />
        {error && <Alert tone="danger">{error}</Alert>}
      </CardBody>
    </Card>
  )
}

/** A file of products: its upload, its preview or what it did. Which one is in the URL. */
export function ProductImport() {
  const [shown, setShown] = useViewParam("import")
  const id = /^\d{1,9}$/.test(shown ?? "") ? Number(shown) : undefined
  if (id !== undefined) return <ImportDetails key={id} id={id} onClose={() => setShown(null)} />
  return (
    <div className="grid gap-5">
      <Upload onDone={(next) => setShown(String(next))} />
      <ImportHistory onOpen={(next) => setShown(String(next))} />
    </div>
  )
}
