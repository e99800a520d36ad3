"use client"

import { useFormatter, useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { CopyButton } from "@/components/ui/copy-button"
import { Dialog } from "@/components/ui/dialog"
import { Input } from "@/components/ui/input"

export interface Invitation {
  name: string
  email: string
  link: string
  expiresAt: string
  sendsMail: boolean
}

interface Props {
  invitation: Invitation
  open: boolean
  onClose: () => void
}

/** Shows a new invitation with its link. The link isn't stored, so it can't be shown again. */
export default function InvitationDialog({ invitation, open, onClose }: Props) {
  const t = useTranslations("users.invitation")
  const done = useTranslations("users.done")
  const format = useFormatter()
  const { name, email, link, expiresAt, sendsMail } = invitation
  const date = format.dateTime(new Date(expiresAt), { dateStyle: "long" })
  const copyTexts = { text: link, label: t("copy"), done: t("copied"), failed: t("copyFailed") }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={done("invited", { email })}
      footer={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <div className="space-y-4">
        <Alert tone={sendsMail ? "info" : "warning"}>{t(sendsMail ? "mailed" : "notMailed", { name, email })}</Alert>
        <FieldFrame label={t("link")} help={t("once", { name, date })}>
          {(control) => (
            <Input
              {...control}
              readOnly
              dir="ltr"
              value={link}
              data-autofocus
              onFocus={({ target }) => target.select()}
              end={<CopyButton {...copyTexts} />}
            />
          )}
        </FieldFrame>
      </div>
    </Dialog>
  )
}
