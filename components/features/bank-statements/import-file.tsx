"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { FileDrop } from "@/components/ui/file-drop"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useErrorText } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import { maxFileBytes } from "@/lib/features/bank-statements/values"
import { stale } from "./stale"

const CsvImport = lazy(() => import("./csv-import"))

/** Imports camt.053 files by drag and drop, one after the other. The columns of a CSV file are confirmed first. */
export default function ImportFile() {
  const t = useTranslations("bank-statements.import")
  const textOf = useErrorText()
  const add = useMutation(endpoints.addBankStatement, { invalidates: stale })
  const [csv, setCsv] = useState<{ name: string; text: string }>()
  const [problems, setProblems] = useState<{ name: string; text: string }[]>([])

  async function send(files: File[]) {
    setProblems([])
    for (const file of files) {
      if (file.name.toLowerCase().endsWith(".csv")) {
        setCsv({ name: file.name, text: await file.text() })
        continue
      }
      try {
        // Browsers name types of XML differently, or not at all.
        const { data, matched } = await add.run({ file: new Blob([file], { type: "application/xml" }) })
        const lines = data.reduce((sum, one) => sum + one.lines, 0)
        void toast.success(t("done", { lines, matched }))
      } catch (error) {
        const text = textOf(error) ?? ""
        setProblems((before) => [...before, { name: file.name, text }])
      }
    }
  }

  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("subtitle")} />
      <CardBody className="grid gap-3">
        <FileDrop
          multiple
          accept=".xml,.csv,application/xml,text/xml,text/csv"
          maxBytes={maxFileBytes}
          disabled={add.busy}
          help={t("help")}
          onFiles={(files) => void send(files)}
        />
        {csv && (
          <Suspense fallback={<Skeleton className="h-24" />}>
            <CsvImport key={csv.text} {...csv} onDone={() => setCsv(undefined)} />
          </Suspense>
        )}
        {problems.map(({ name, text }) => (
          <Alert key={name} tone="danger">
            <bdi>{name}</bdi>: {text}
          </Alert>
        ))}
      </CardBody>
    </Card>
  )
}
