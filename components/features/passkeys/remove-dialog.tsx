"use client"

import { useTranslations } from "next-intl"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/passkeys/endpoints"
import type { Passkey } from "@/lib/features/passkeys/schema"

export default function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations("passkeys")
  const showError = useErrorToast()
  const removal = useMutation(endpoints.removePasskey, { invalidates: [endpoints.listPasskeys] })
  async function remove() {
    try {
      await removal.run({ params: { id: passkey.id } })
      void toast.success(t("removed"))
      onClose()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={remove}
      title={t("removeTitle", { name: passkey.name })}
      text={t("removeText")}
      confirmLabel={t("remove")}
    />
  )
}
