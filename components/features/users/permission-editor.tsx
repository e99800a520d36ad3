"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useUnsavedGuard } from "@/components/form/use-unsaved-guard"
import { ActionButton } from "@/components/ui/action-button"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { Checkbox } from "@/components/ui/checkbox"
import { Switch } from "@/components/ui/switch"
import { type AbilityRule, abilityOf, type Subject } from "@/lib/core/auth/ability"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/users/endpoints"
import type { User } from "@/lib/features/users/schema"
import { type Module, type Right, RightsTable, rights } from "./rights-table"
import { useSaved } from "./use-saved"
import { useUserActions } from "./use-user-actions"

/** Every signed-in user has these permissions. */
const always: Subject[] = ["Auth", "ACL"]

type Choice = `${Subject}:${Right}`

function choicesIn(rules: AbilityRule[], choosable: Module[]): Choice[] {
  const ability = abilityOf(rules)
  return choosable.flatMap(({ subject }) =>
    rights.filter((right) => ability.can(right, subject)).map((right): Choice => `${subject}:${right}`),
  )
}

const ruleOf = (choice: Choice): AbilityRule => {
  const [subject, action] = choice.split(":") as [Subject, Right]
  return { action, subject }
}

interface Props {
  user: User
  modules: Module[]
  permissions: AbilityRule[]
  /** The permissions are set for this user, and not inherited from the role. */
  own: boolean
}

/** Edits a user's permissions: those of their role, or individual ones. */
export function PermissionEditor({ user, modules, permissions, own }: Props) {
  const t = useTranslations("users")
  const saved = useSaved()
  const { attempt } = useUserActions()
  const choosable = modules.filter(({ subject }) => !always.includes(subject))
  const [byRole, setByRole] = useState(!own)
  const [chosen, setChosen] = useState(() => choicesIn(permissions, choosable))
  const current = choicesIn(permissions, choosable)
  const isSame = current.length === chosen.length && current.every((choice) => chosen.includes(choice))
  const isUnsaved = byRole === own || (!byRole && !isSame)
  const leaveDialog = useUnsavedGuard(isUnsaved)

  const choose = (choice: Choice, on: boolean) =>
    setChosen((before) => (on ? [...before, choice] : before.filter((other) => other !== choice)))

  const save = () =>
    attempt(async () => {
      const body = { id: user.id, permissions: byRole ? null : chosen.map(ruleOf) }
      const response = await call(endpoints.updateUserPermissions, { body })
      setChosen(choicesIn(response.permissions, choosable))
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
      </CardBody>
      <fieldset disabled={byRole} className="min-w-0 border-b">
        <legend className="sr-only">{t("view.permissions")}</legend>
        <RightsTable
          modules={choosable}
          cell={({ subject, name }, right) => (
            <span className="inline-flex">
              <Checkbox
                hideLabel
                label={`${name}: ${t(`rights.${right}`)}`}
                checked={chosen.includes(`${subject}:${right}`)}
                onChange={({ target }) => choose(`${subject}:${right}`, target.checked)}
              />
            </span>
          )}
        />
      </fieldset>
      <CardFooter>
        <ActionButton action={save}>{t("edit.savePermissions")}</ActionButton>
      </CardFooter>
      {leaveDialog}
    </Card>
  )
}
