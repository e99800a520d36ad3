"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { toast } from "@/components/ui/toast"

const schema = async () => {
  const z = await import("zod")
  return z.object({ name: z.string().min(2).max(80), email: z.email() })
}

export default function FormInside() {
  const t = useTranslations("kit/modals.form")
  const [isOpen, setOpen] = useState(false)
  const save = async ({ name }: { name: string }) => {
    void toast.success(t("saved", { name }))
    setOpen(false)
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} size="sm" title={t("open")}>
        <Form schema={schema} defaultValues={{ name: "", email: "" }} onSubmit={save} submitLabel={t("save")}>
          <TextField name="name" label={t("name")} required autoComplete="off" />
          <TextField name="email" label={t("email")} type="email" required autoComplete="off" />
        </Form>
      </Dialog>
    </>
  )
}
