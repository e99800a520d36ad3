"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { useAbility } from "@/components/layout/ability"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/users/endpoints"
import type { User, UserForm } from "@/lib/features/users/schema"
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
  status: "pending",
}

interface Props {
  onDone: () => void
  /** Invites the new user. */
  onInvite: (user: User) => unknown
}

/** Form for a new user. Only administrators can assign a role, and are offered to invite the user afterwards. */
export default function AddUserForm({ onDone, onInvite }: Props) {
  const t = useTranslations("users")
  const options = useUserOptions()
  const isAdmin = useAbility().can("manage", "all")
  const add = useMutation(endpoints.addUser, { invalidates: [endpoints.listUsers] })

  async function send({ username, ...values }: UserForm) {
    const { user } = await add.run({ body: { ...values, username: username || undefined } })
    const invite = { label: t("actions.invite"), onClick: () => void onInvite(user) }
    void toast.success(t("done.added", { name: user.fullName }), isAdmin ? { action: invite, seconds: 15 } : {})
    onDone()
  }

  return (
    <Form schema={schema} defaultValues={blank} onSubmit={send} submitLabel={t("add")}>
      <TextField required name="fullName" label={t("fields.fullName")} autoComplete="off" />
      <TextField required name="email" type="email" label={t("fields.email")} autoComplete="off" />
      <SelectField name="role" label={t("fields.role")} options={options.roles(isAdmin ? undefined : ["subscriber"])} />
      <TextField name="username" label={t("fields.username")} help={t("addForm.usernameHelp")} autoComplete="off" />
      <TextField name="company" label={t("fields.company")} autoComplete="off" />
      <TextField name="country" label={t("fields.country")} autoComplete="off" />
      <TextField name="contact" type="tel" label={t("fields.contact")} autoComplete="off" />
      <SelectField name="currentPlan" label={t("fields.currentPlan")} options={options.plans} />
      <SelectField name="status" label={t("fields.status")} options={options.statuses} />
    </Form>
  )
}
