import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { AccessControl } from "@/components/features/access-control/access-control"
import { requireAbility } from "@/components/layout/guard"
import { authRole } from "@/lib/core/auth/ability"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.access")
  return { title: t("title") }
}

export default async function AccessControlPage() {
  const { role, rules, ability } = await requireAbility(["read", "ACL"])
  const t = await getTranslations("shell")
  return (
    <>
      <header className="mb-5">
        <h1 className="font-semibold text-heading">{t("access.title")}</h1>
        <p className="text-ink-muted">{t("access.subtitle")}</p>
      </header>
      <AccessControl
        role={t(`user.roles.${authRole(role)}`)}
        rules={rules}
        readsAnalytics={ability.can("read", "Analytics")}
      />
    </>
  )
}
