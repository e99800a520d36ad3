"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { LedgerAccount } from "@/lib/features/ledger/schema/account"
import { accountRoles } from "@/lib/features/ledger/values/roles"
import { staleAfterAccount } from "./stale"

const newAccount = () =>
  import("@/lib/features/ledger/schema").then(({ accountForm }) => accountForm.omit({ business: true }))
const newName = () => import("@/lib/features/ledger/schema").then(({ accountName }) => accountName)

/** The form for a further account of a business. */
export function AddAccount({ business, onDone }: { business: number; onDone: () => void }) {
  const t = useTranslations("ledger")
  const add = useMutation(endpoints.addAccount, { invalidates: staleAfterAccount })
  return (
    <Form
      schema={newAccount}
      defaultValues={{ role: "expense", name: "", code: "" }}
      onSubmit={async (values) => {
        const { code, name } = await add.run({ body: { ...values, business } })
        void toast.success(t("account.added", { name: `${code} ${name}` }))
        onDone()
      }}
      submitLabel={t("account.add")}
      onCancel={onDone}
    >
      <SelectField
        name="role"
        label={t("fields.role")}
        help={t("account.roleHelp")}
        required
        options={accountRoles.map((role) => ({ value: role, label: t(`accounts.${role}`) }))}
      />
      <TextField name="name" label={t("fields.name")} required />
      <TextField name="code" label={t("fields.code")} help={t("account.codeHelp")} />
    </Form>
  )
}

/** The form for another name of an account. Its code stays, because exports and other programs refer to it. */
export function RenameAccount({ account, onDone }: { account: LedgerAccount; onDone: () => void }) {
  const t = useTranslations("ledger")
  const change = useMutation(endpoints.changeAccount, { invalidates: staleAfterAccount })
  return (
    <Form
      schema={newName}
      defaultValues={{ name: account.name }}
      onSubmit={async ({ name }) => {
        await change.run({ params: { id: account.id }, body: { name } })
        void toast.success(t("account.renamed", { name: `${account.code} ${name}` }))
        onDone()
      }}
      submitLabel={t("account.rename")}
      onCancel={onDone}
    >
      <TextField name="name" label={t("fields.name")} required />
    </Form>
  )
}
