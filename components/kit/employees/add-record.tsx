"use client"

import { Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { toast } from "@/components/ui/toast"
import type { EmployeeRecord } from "./record-schema"

const schema = () => import("./record-schema").then(({ recordSchema }) => recordSchema)
const blank = { name: "", post: "", email: "", startDate: "", salary: undefined }

/** A button that opens the dialog for a new row. */
export function AddRecord({ onAdd }: { onAdd: (record: EmployeeRecord) => void }) {
  const t = useTranslations("kit/datatables-basic")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        {t("add.button")}
      </Button>
      <Dialog open={isOpen} onClose={close} size="sm" title={t("add.button")} description={t("add.text")}>
        <Form
          schema={schema}
          defaultValues={blank}
          submitLabel={t("add.submit")}
          onSubmit={(record) => {
            onAdd(record)
            close()
            void toast.success(t("add.done", { name: record.name }))
          }}
        >
          <TextField required name="name" label={t("columns.name")} autoComplete="off" maxLength={100} />
          <TextField required name="post" label={t("columns.post")} autoComplete="off" maxLength={100} />
          <TextField required name="email" type="email" label={t("columns.email")} autoComplete="off" />
          <DayField required name="startDate" label={t("columns.startDate")} min="1970-01-01" max="2199-12-31" />
          <TextField required name="salary" type="number" min={0} step={0.01} label={t("columns.salary")} />
        </Form>
      </Dialog>
    </>
  )
}
