"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Form } from "@/components/form/form"
import { PasswordField } from "@/components/form/password-field"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Dialog } from "@/components/ui/dialog"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/two-step/endpoints"
import type { Setup } from "@/lib/features/two-step/schema"
import { RecoveryCodes } from "./recovery-codes"
import { SetupStep } from "./setup-step"

export type TwoStepAction = "on" | "off" | "renew"

interface Props {
  act: TwoStepAction
  onClose: () => void
  /** Called when the state has changed. */
  onChanged: () => unknown
}

const passwordSchema = () => import("@/lib/features/two-step/schema").then(({ passwordForm }) => passwordForm)
const first = {
  on: { title: "passwordTitle", text: "passwordText", label: "next" },
  off: { title: "offTitle", text: "offText", label: "switchOff" },
  renew: { title: "renewTitle", text: "renewText", label: "renewConfirm" },
} as const

/** Dialog to switch two-step sign-in on or off or to renew the recovery codes. Each starts with the password. */
export default function TwoStepDialog({ act, onClose, onChanged }: Props) {
  const t = useTranslations("two-step")
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<string[]>()
  /** The codes are never shown again, so closing the dialog asks first. */
  const [isLeaving, setLeaving] = useState(false)

  const proceed = async (password: string) => {
    const body = { password }
    if (act === "on") return setSetup(await call(endpoints.beginTwoStep, { body }))
    if (act === "off") {
      await call(endpoints.switchOffTwoStep, { body: body as never })
      toast.success(t("switchedOff"))
      onClose()
    } else {
      const response = await call(endpoints.renewRecoveryCodes, { body })
      setCodes(response.recoveryCodes)
    }
    await onChanged()
  }
  const confirm = async (code: string) => {
    const response = await call(endpoints.confirmTwoStep, { body: { code } })
    setCodes(response.recoveryCodes)
    toast.success(t("switchedOn"))
    await onChanged()
  }

  const { title, text, label } = codes
    ? ({ title: "codesTitle", text: "codesText", label: "next" } as const)
    : setup
      ? ({ title: "scanTitle", text: "scanText", label: "confirm" } as const)
      : first[act]
  return (
    <Dialog
      open
      onClose={() => (codes ? setLeaving(true) : onClose())}
      size="sm"
      title={t(title)}
      description={t(text)}
    >
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
        title={t("leaveCodesTitle")}
        text={t("leaveCodesText")}
        confirmLabel={t("leaveCodes")}
        cancelLabel={t("backToCodes")}
      />
      {codes && <RecoveryCodes codes={codes} onKept={onClose} />}
      {!codes && setup && <SetupStep setup={setup} onCode={confirm} />}
      {!codes && !setup && (
        <Form
          schema={passwordSchema}
          defaultValues={{ password: "" }}
          onSubmit={({ password }) => proceed(password)}
          submitLabel={t(label)}
          guard={false}
        >
          <PasswordField required name="password" label={t("password")} autoComplete="current-password" />
          {act === "on" && <p className="text-dense text-ink-muted">{t("endsOthers")}</p>}
        </Form>
      )}
    </Dialog>
  )
}
