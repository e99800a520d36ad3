"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { useAbility } from "@/components/layout/ability"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/users/endpoints"
import type { UserForm } from "@/lib/features/users/schema"
import { useUserOptions } from "./use-user-options"

const schema = () => import("@/lib/features/users/schema").then(({ userForm }) => userForm)

const blank: UserForm = {
  fullName: "",
  username: "",
  email: "",
  company: "",
  country: "",
  contact: "",
  role: "subscriber",
  currentPlan: "basic",
  status: "active",
}

/** Form for a new user. Only administrators can assign a role. */
export default function AddUserForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations("users")
  const options = useUserOptions()
  const canGiveRoles = useAbility().can("manage", "all")
  const add = useMutation(endpoints.addUser, { invalidates: [endpoints.listUsers] })

  async function send(body: UserForm) {
    const { user } = await add.run({ body })
    toast.success(t("done.added", { name: user.fullName }))
    onDone()
  }

  return (
    <Form schema={schema} defaultValues={blank} onSubmit={send} submitLabel={t("add")}>
      <TextField required name="fullName" label={t("fields.fullName")} autoComplete="off" />
      <TextField
        required
        name="username"
        label={t("fields.username")}
        help={t("addForm.usernameHelp")}
        autoComplete="off"
      />
      <TextField required name="email" type="email" label={t("fields.email")} autoComplete="off" />
      <TextField required name="company" label={t("fields.company")} />
      <TextField required name="country" label={t("fields.country")} />
      <TextField required name="contact" type="tel" label={t("fields.contact")} />
      <SelectField
        name="role"
        label={t("fields.role")}
        options={options.roles(canGiveRoles ? undefined : ["subscriber"])}
      />
      <SelectField name="currentPlan" label={t("fields.currentPlan")} options={options.plans} />
      <SelectField name="status" label={t("fields.status")} options={options.statuses} />
    </Form>
  )
}
