"use client"

import { Mail, PencilLine, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { ButtonLink } from "@/components/ui/button-link"
import { useRouter } from "@/lib/core/i18n/navigation"
import { useUserActs } from "./use-user-acts"

interface Props {
  user: { id: number; fullName: string }
  mayEdit: boolean
  mayDelete: boolean
  mayInvite: boolean
  /** An invitation is on its way already. */
  invited: boolean
}

/** What can be done to the person in view. */
export function UserViewActions({ user, mayEdit, mayDelete, mayInvite, invited }: Props) {
  const t = useTranslations("users.actions")
  const router = useRouter()
  const acts = useUserActs()

  async function remove() {
    if (await acts.remove([user])) router.push("/apps/user/list")
  }
  async function invite() {
    if (await acts.invite(user)) router.refresh()
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
      {mayDelete && (
        <ActionButton variant="outline" tone="danger" icon={<Trash2 />} action={remove}>
          {t("delete")}
        </ActionButton>
      )}
    </div>
  )
}
