"use client"

import { Download } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Form } from "@/components/form/form"
import { PasswordField } from "@/components/form/password-field"
import { useSessionSettings } from "@/components/layout/session-settings"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Dialog } from "@/components/ui/dialog"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import type { clearSamples, exportOwnData } from "@/lib/features/account/contract"
import { calls } from "./calls"

const passwordSchema = () => import("@/lib/features/account/schema").then(({ deleteForm }) => deleteForm)

async function download(): Promise<void> {
  const data = await call<typeof exportOwnData>(calls.exportOwnData)
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }))
  const link = Object.assign(document.createElement("a"), { href: address, download: "cornerledger.json" })
  link.click()
  URL.revokeObjectURL(address)
}

function ClearSamples() {
  const t = useTranslations("account.data")
  const [open, setOpen] = useState(false)
  const clear = async () => {
    await call<typeof clearSamples>(calls.clearSamples, { body: { confirm: true } })
    setOpen(false)
    toast.success(t("cleared"))
  }
  return (
    <Card>
      <CardHeader title={t("clearTitle")} subtitle={t("clearText")} />
      <CardBody>
        <Button variant="outline" tone="danger" onClick={() => setOpen(true)}>
          {t("clear")}
        </Button>
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          onConfirm={clear}
          title={t("clearQuestion")}
          text={t("clearWarning")}
          confirmLabel={t("clear")}
        />
      </CardBody>
    </Card>
  )
}

function DeleteAccount() {
  const t = useTranslations("account")
  const { userDataKey } = useSessionSettings()
  const [open, setOpen] = useState(false)
  const remove = async ({ password }: { password: string }) => {
    await call(calls.deleteAccount, { body: { password } as never })
    const { signOut } = await import("@/components/layout/sign-out")
    await signOut(userDataKey)
  }
  return (
    <Card>
      <CardHeader title={t("data.deleteTitle")} subtitle={t("data.deleteText")} />
      <CardBody>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {t("data.delete")}
        </Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          size="sm"
          title={t("data.deleteQuestion")}
          description={t("data.deleteWarning")}
        >
          <Form
            schema={passwordSchema}
            defaultValues={{ password: "" }}
            onSubmit={remove}
            submitLabel={t("data.delete")}
            guard={false}
          >
            <PasswordField required name="password" label={t("fields.password")} autoComplete="current-password" />
          </Form>
        </Dialog>
      </CardBody>
    </Card>
  )
}

/** What becomes of one's data: take it along, start empty, or go. */
export function DataTab({ mayClear }: { mayClear: boolean }) {
  const t = useTranslations("account.data")
  return (
    <div className="space-y-5">
      <Card>
        <CardHeader title={t("exportTitle")} subtitle={t("exportText")} />
        <CardBody>
          <ActionButton variant="outline" icon={<Download />} action={download}>
            {t("export")}
          </ActionButton>
        </CardBody>
      </Card>
      {mayClear && <ClearSamples />}
      <DeleteAccount />
    </div>
  )
}
