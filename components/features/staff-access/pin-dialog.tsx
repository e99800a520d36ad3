"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { PasswordField } from "@/components/form/password-field"
import { Alert } from "@/components/ui/alert"
import { Dialog } from "@/components/ui/dialog"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/staff-access/endpoints"

const schema = () => import("@/lib/features/staff-access/schema/approvals").then(({ pinForm }) => pinForm)

/** Sets the user's own PIN, by which they approve at somebody else's screen. */
export default function PinDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("staff-access.pin")
  const { data } = useQuery(endpoints.getPin)
  const set = useMutation(endpoints.setPin, { invalidates: [endpoints.getPin] })
  const isSet = data?.setAt && t("isSet", { at: new Date(data.setAt) })
  return (
    <Dialog open onClose={onClose} size="sm" title={t("title")} description={t("text")}>
      {data?.isLocked && (
        <Alert tone="warning" className="mb-4">
          {t("isLocked")}
        </Alert>
      )}
      {isSet && !data.isLocked && <p className="mb-4 text-ink-muted text-sm">{isSet}</p>}
      <Form
        guard={false}
        schema={schema}
        defaultValues={{ pin: "" }}
        onSubmit={async (body) => {
          await set.run({ body })
          void toast.success(t("done"))
          onClose()
        }}
        submitLabel={t("submit")}
        onCancel={onClose}
      >
        <PasswordField
          required
          name="pin"
          label={t("field")}
          help={t("help")}
          autoComplete="off"
          inputMode="numeric"
          maxLength={8}
          dir="ltr"
        />
      </Form>
    </Dialog>
  )
}
