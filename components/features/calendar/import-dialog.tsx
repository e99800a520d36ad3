"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { FileDrop } from "@/components/ui/file-drop"
import { Select } from "@/components/ui/select"
import { toast } from "@/components/ui/toast"
import { useErrorText } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { cleanFileName } from "@/lib/core/files/file-name"
import * as endpoints from "@/lib/features/calendar/endpoints"
import type { ImportPreview as Preview } from "@/lib/features/calendar/schema"
import { type Calendar, calendars, maxFileSize } from "@/lib/features/calendar/values"
import { useCalendar } from "./calendar-context"
import { ImportPreview } from "./import-preview"

interface Chosen {
  name: string
  ics: string
  preview: Preview
}

/** Imports a calendar file after a preview. The import can be undone. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("calendar")
  const ui = useTranslations("ui")
  const { zone: timeZone, mayDelete } = useCalendar()
  const invalidate = useInvalidate()
  const [calendar, setCalendar] = useState<Calendar>("Business")
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState("")
  const calendarId = useId()

  const errorText = useErrorText()
  const showError = (error: unknown) => setProblem(errorText(error) ?? "")
  const refresh = () => invalidate([endpoints.listEvents])

  async function loadPreview(file: File) {
    setProblem("")
    setChosen(undefined)
    try {
      const ics = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()).replaceAll("\0", "")
      const body = { ics, timeZone, calendar }
      setChosen({
        name: cleanFileName(file.name),
        ics,
        preview: await call(endpoints.previewImport, { body }),
      })
    } catch (error) {
      if (error instanceof TypeError) setProblem(t("import.notText"))
      else showError(error)
    }
  }

  async function runImport({ ics }: Chosen) {
    try {
      const body = { ics, timeZone, calendar }
      const { ids } = await callOnce(endpoints.importEvents, { body })
      const doneText = t("import.done", { count: ids.length })
      const undo = async () => {
        await call(endpoints.removeEvents, { body: { ids } }).catch(showError)
        void refresh()
      }
      if (mayDelete) toast.undo(doneText, undo)
      else toast.success(doneText)
      void refresh()
      onClose()
    } catch (error) {
      showError(error)
    }
  }

  const count = chosen?.preview.total ?? 0
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t("import.title")}
      description={t("import.text")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {ui("cancel")}
          </Button>
          {chosen && count > 0 && (
            <ActionButton action={() => runImport(chosen)}>{t("import.take", { count })}</ActionButton>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FileDrop
          accept=".ics"
          maxBytes={maxFileSize}
          help={t("import.help")}
          onFiles={([file]) => file && loadPreview(file)}
        />
        {problem && (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        )}
        {chosen && <ImportPreview name={chosen.name} preview={chosen.preview} />}
        {chosen && count > 0 && (
          <div className="flex flex-wrap items-center gap-3 text-dense">
            <label htmlFor={calendarId}>{t("import.calendar")}</label>
            <Select
              id={calendarId}
              size="sm"
              value={calendar}
              onChange={(event) => setCalendar(event.target.value as Calendar)}
              options={calendars.map((value) => ({ value, label: t(`calendars.${value}`) }))}
              className="w-40!"
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
