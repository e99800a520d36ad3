"use client"

import { Mail, PencilLine, ShieldOff, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { useRouter } from "@/lib/core/i18n/navigation"
import { useInvitation } from "./use-invitation"
import { useUserActions } from "./use-user-actions"

interface Props {
  user: { id: number; fullName: string }
  mayEdit: boolean
  mayDelete: boolean
  mayInvite: boolean
  /** The user has two-step sign-in or a passkey, and the viewer is an administrator. */
  mayResetTwoStep: boolean
  /** An invitation has been sent before. */
  invited: boolean
  sendsMail: boolean
}

/**
 * Resets two-step sign-in for a user who has lost phone and recovery codes. Asks for confirmation, because it cannot be
 * undone.
 */
function ResetTwoStep({ user, sendsMail }: Pick<Props, "user" | "sendsMail">) {
  const t = useTranslations("users")
  const router = useRouter()
  const actions = useUserActions()
  const [open, setOpen] = useState(false)
  async function reset() {
    setOpen(false)
    if (await actions.resetTwoStep(user)) router.refresh()
  }
  return (
    <>
      <Button variant="outline" icon={<ShieldOff />} onClick={() => setOpen(true)}>
        {t("actions.resetTwoStep")}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={reset}
        title={t("resetTwoStep.title", { name: user.fullName })}
        text={t("resetTwoStep.text", { sendsMail: String(sendsMail) })}
        confirmLabel={t("actions.resetTwoStep")}
      />
    </>
  )
}

/** Actions on the displayed user. */
export function UserViewActions({ user, mayEdit, mayDelete, mayInvite, mayResetTwoStep, invited, sendsMail }: Props) {
  const t = useTranslations("users.actions")
  const router = useRouter()
  const actions = useUserActions()
  const invitation = useInvitation()

  async function remove() {
    if (await actions.remove([user])) router.push("/apps/user/list")
  }
  async function invite() {
    if (await invitation.invite(user)) router.refresh()
  }

  return (
    <div className="mt-6 flex flex-wrap justify-center gap-2 empty:hidden">
      {mayEdit && (
        <ButtonLink href={`/apps/user/edit/${user.id}`} icon={<PencilLine />}>
          {t("edit")}
        </ButtonLink>
      )}
      {mayInvite && (
        <ActionButton variant="outline" icon={<Mail />} action={invite}>
          {t(invited ? "inviteAgain" : "invite")}
        </ActionButton>
      )}
      {mayResetTwoStep && <ResetTwoStep user={user} sendsMail={sendsMail} />}
      {mayDelete && (
        <ActionButton variant="outline" tone="danger" icon={<Trash2 />} action={remove}>
          {t("delete")}
        </ActionButton>
      )}
      {invitation.dialog}
    </div>
  )
}
