import { Check, Minus } from "lucide-react"
import { useTranslations } from "next-intl"
import { Card, CardHeader } from "@/components/ui/card"
import { type Action, abilityOf, subjects } from "@/lib/core/auth/ability"
import type { UserProfile } from "@/lib/features/users/schema"

const rights: Exclude<Action, "manage">[] = ["read", "update", "create", "delete"]
const modules = subjects.filter((subject) => subject !== "all")

/** What a person may do, module by module, as their rules say. */
export function PermissionTable({ profile }: { profile: UserProfile }) {
  const t = useTranslations("users")
  const ability = abilityOf(profile.permissions)
  const source = profile.permissionsAreOwn
    ? t("view.ownPermissions")
    : t("view.rolePermissions", { role: t(`roles.${profile.user.role}`) })
  return (
    <Card>
      <CardHeader title={t("view.permissions")} subtitle={source} />
      <table className="w-full table-fixed text-dense">
        <thead className="border-y bg-sunken text-ink-muted text-xs">
          <tr>
            <th scope="col" className="h-9 w-[36%] ps-4 pe-1 text-start font-medium sm:px-5">
              {t("view.module")}
            </th>
            {rights.map((right) => (
              <th
                key={right}
                scope="col"
                className="wrap-anywhere hyphens-auto px-1 py-1 text-center font-medium sm:px-2"
              >
                {t(`rights.${right}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map((subject) => (
            <tr key={subject} className="border-b last:border-b-0">
              <th scope="row" className="wrap-anywhere hyphens-auto h-11 ps-4 pe-1 text-start font-medium sm:px-5">
                {t(`modules.${subject}`)}
              </th>
              {rights.map((right) => (
                <Right key={right} given={ability.can(right, subject)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Right({ given }: { given: boolean }) {
  const t = useTranslations("users.view")
  const Icon = given ? Check : Minus
  return (
    <td className="px-2 text-center">
      <Icon aria-hidden="true" className={`mx-auto size-4 ${given ? "text-success-text" : "text-ink-faint"}`} />
      <span className="sr-only">{t(given ? "allowed" : "denied")}</span>
    </td>
  )
}
