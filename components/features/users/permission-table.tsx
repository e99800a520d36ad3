import { Check, Minus } from "lucide-react"
import { useTranslations } from "next-intl"
import { Card, CardHeader } from "@/components/ui/card"
import { abilityOf } from "@/lib/core/auth/casl"
import type { UserProfile } from "@/lib/features/users/schema/profile"
import { RightsTable } from "./rights-table"
import { useModules } from "./use-modules"

/** Read-only table of a user's permissions per module. */
export function PermissionTable({ profile }: { profile: UserProfile }) {
  const t = useTranslations("users")
  const ability = abilityOf(profile.permissions)
  const source = profile.permissionsAreOwn
    ? t("view.ownPermissions")
    : t("view.rolePermissions", { role: t(`roles.${profile.user.role}`) })
  return (
    <Card>
      <CardHeader title={t("view.permissions")} subtitle={source} />
      <RightsTable
        modules={useModules()}
        cell={({ subject }, right) => <Given given={ability.can(right, subject)} />}
      />
    </Card>
  )
}

function Given({ given }: { given: boolean }) {
  const t = useTranslations("users.view")
  const Icon = given ? Check : Minus
  return (
    <>
      <Icon aria-hidden="true" className={`mx-auto size-4 ${given ? "text-success-text" : "text-ink-faint"}`} />
      <span className="sr-only">{t(given ? "allowed" : "denied")}</span>
    </>
  )
}
