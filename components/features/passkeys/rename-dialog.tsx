"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { Dialog } from "@/components/ui/dialog"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/passkeys/endpoints"
import type { Passkey } from "@/lib/features/passkeys/schema"

const schema = () => import("@/lib/features/passkeys/schema").then(({ renameForm }) => renameForm)

export default function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations("passkeys")
  const rename = useMutation(endpoints.renamePasskey, { invalidates: [endpoints.listPasskeys] })
  const save = async (body: { name: string }) => {
    await rename.run({ params: { id: passkey.id }, body })
    void toast.success(t("renamed"))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} size="sm" title={t("renameOf", { name: passkey.name })}>
      <Form
        schema={schema}
        defaultValues={{ name: passkey.name }}
        onSubmit={save}
        submitLabel={t("save")}
        guard={false}
      >
        <TextField required name="name" label={t("name")} maxLength={60} autoComplete="off" />
      </Form>
    </Dialog>
  )
}
