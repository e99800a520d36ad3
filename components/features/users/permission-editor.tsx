"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useUnsavedGuard } from "@/components/form/use-unsaved-guard"
import { ActionButton } from "@/components/ui/action-button"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { Checkbox } from "@/components/ui/checkbox"
import { Switch } from "@/components/ui/switch"
import type { AbilityRule } from "@/lib/core/auth/ability"
import { call } from "@/lib/core/client/call"
import type { updateUserPermissions } from "@/lib/features/users/contract"
import type { User } from "@/lib/features/users/schema"
import { calls } from "./calls"
import { useSaved } from "./use-saved"
import { useUserActs } from "./use-user-acts"

const rights = ["read", "update", "create", "delete"] as const
type Right = (typeof rights)[number]

const rightsIn = (rules: AbilityRule[]): Right[] =>
  rights.filter((right) =>
    rules.some(({ action, subject }) => ["all", "User"].includes(subject) && ["manage", right].includes(action)),
  )

/** Own permissions: the chosen ones on users, beside what the person has on other modules. */
const rulesOf = (chosen: Right[], before: AbilityRule[]): AbilityRule[] => [
  ...before.filter(({ subject }) => subject === "Analytics"),
  ...chosen.map((action) => ({ action, subject: "User" as const })),
]

interface Props {
  user: User
  permissions: AbilityRule[]
  /** The permissions are the person's own, not those of the role. */
  own: boolean
}

/** What a person may do: as their role says, or ticked one by one. */
export function PermissionEditor({ user, permissions, own }: Props) {
  const t = useTranslations("users")
  const saved = useSaved()
  const { attempt } = useUserActs()
  const [byRole, setByRole] = useState(!own)
  const [chosen, setChosen] = useState(() => rightsIn(permissions))
  const given = rightsIn(permissions)
  const same = given.length === chosen.length && given.every((right) => chosen.includes(right))
  const unsaved = byRole === own || (!byRole && !same)
  const leaveDialog = useUnsavedGuard(unsaved)

  const save = () =>
    attempt(async () => {
      const body = { id: user.id, permissions: byRole ? null : rulesOf(chosen, permissions) }
      const answer = await call<typeof updateUserPermissions>(calls.updateUserPermissions, { body })
      setChosen(rightsIn(answer.permissions))
      saved("permissionsSaved", user.fullName)
    })

  if (user.role === "admin")
    return (
      <Card>
        <CardHeader title={t("view.permissions")} subtitle={t("edit.adminPermissions")} className="pb-4" />
      </Card>
    )
  return (
    <Card>
      <CardHeader title={t("view.permissions")} />
      <CardBody className="space-y-4">
        <Switch
          label={t("edit.useRole")}
          help={t("edit.useRoleHelp")}
          checked={byRole}
          onChange={({ target }) => setByRole(target.checked)}
        />
        <fieldset disabled={byRole} className="min-w-0">
          <legend className="mb-1.5 font-medium text-dense">{t("modules.User")}</legend>
          <div className="grid gap-x-5 sm:grid-cols-4 sm:max-w-xl">
            {rights.map((right) => (
              <Checkbox
                key={right}
                label={t(`rights.${right}`)}
                checked={chosen.includes(right)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, right] : chosen.filter((other) => other !== right))
                }
              />
            ))}
          </div>
        </fieldset>
      </CardBody>
      <CardFooter>
        <ActionButton action={save}>{t("edit.savePermissions")}</ActionButton>
      </CardFooter>
      {leaveDialog}
    </Card>
  )
}
