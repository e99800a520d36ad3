"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { AbilityRule, Subject } from "@/lib/core/auth/ability"
import { plainAbility } from "@/lib/core/auth/plain-ability"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/users/endpoints"
import type { UserProfile } from "@/lib/features/users/schema/profile"
import { RightsField } from "./rights-field"
import { type Module, rights } from "./rights-table"
import { useProfile } from "./use-profile"
import { useSaved } from "./use-saved"

const schema = () => import("@/lib/features/users/schema/profile").then(({ permissionsForm }) => permissionsForm)

/** Every signed-in user has these permissions. */
const always: Subject[] = ["Auth", "ACL"]

/** One rule for each cell of the table that is allowed, in the table's order. */
function rulesIn(rules: AbilityRule[], modules: Module[]): AbilityRule[] {
  const ability = plainAbility(rules)
  return modules.flatMap(({ subject }) =>
    rights.filter((right) => ability.can(right, subject)).map((action) => ({ action, subject })),
  )
}

interface Props {
  /** The user as the page has loaded it. */
  profile: UserProfile
  modules: Module[]
}

/** Null are the permissions of the role. */
interface Values {
  permissions: AbilityRule[] | null
}

/** Edits a user's permissions: those of their role, or individual ones. It shows at once what others change. */
export function PermissionEditor({ profile: loaded, modules }: Props) {
  const t = useTranslations("users")
  const format = useFormatter()
  const saved = useSaved()
  const { profile, reload } = useProfile(loaded)
  const { user } = profile
  const choosable = modules.filter(({ subject }) => !always.includes(subject))
  const recordOf = ({ version, permissions, permissionsAreOwn }: UserProfile) => ({
    version,
    values: { permissions: permissionsAreOwn ? rulesIn(permissions, choosable) : null },
  })
  const merge = useRecordMerge<Values>({
    latest: recordOf(profile),
    reload: async () => {
      const answer = await reload()
      return answer && recordOf(answer)
    },
  })

  async function send({ permissions }: Values, version: number) {
    await call(endpoints.updateUserPermissions, { body: { id: user.id, permissions, version } })
    saved("permissionsSaved", user.fullName)
  }

  /** Permissions as a text: "Users: Read and Write; Orders: Read". */
  const shown = (permissions: Values["permissions"]) =>
    permissions === null
      ? t("edit.useRole")
      : choosable
          .map(({ subject, name }) => ({
            name,
            may: rights.filter((right) =>
              permissions.some((rule) => rule.subject === subject && rule.action === right),
            ),
          }))
          .filter(({ may }) => may.length > 0)
          .map(({ name, may }) => `${name}: ${format.list(may.map((right) => t(`rights.${right}`)))}`)
          .join("; ")

  if (user.role === "admin")
    return (
      <Card>
        <CardHeader title={t("view.permissions")} subtitle={t("edit.adminPermissions")} className="pb-4" />
      </Card>
    )
  return (
    <Card>
      <CardHeader title={t("view.permissions")} />
      <CardBody>
        <Form
          schema={schema}
          defaultValues={recordOf(loaded).values}
          onSubmit={(values, form) =>
            merge.save(form, values as Values, (_, { version }) => send(values as Values, version))
          }
          submitLabel={t("edit.savePermissions")}
        >
          <MergeNotice
            merge={merge}
            describe={(_, value) => ({ label: t("view.permissions"), text: shown(value as Values["permissions"]) })}
          />
          <RightsField modules={choosable} ofRole={rulesIn(profile.permissions, choosable)} />
        </Form>
      </CardBody>
    </Card>
  )
}
