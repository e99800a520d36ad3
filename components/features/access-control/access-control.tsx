import { ChartNoAxesColumn, UsersRound } from "lucide-react"
import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { PageHeader } from "@/components/ui/page-header"
import { authRole } from "@/lib/core/auth/ability"
import type { Principal } from "@/lib/core/auth/principal"
import { RuleList } from "./rule-list"

/** A card for everybody, one for users who can read analytics, and the user's own permissions as sentences. */
export function AccessControl({ principal }: { principal: Principal }) {
  const t = useTranslations("shell.access")
  const user = useTranslations("shell.user")
  const role = user(`roles.${authRole(principal.role)}`)
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <CardHeader
            title={t("common.title")}
            actions={<UsersRound aria-hidden="true" className="size-5 text-ink-faint" />}
          />
          <CardBody className="text-ink-muted">{t("common.text")}</CardBody>
        </Card>
        {principal.ability.can("read", "Analytics") && (
          <Card>
            <CardHeader
              title={t("analytics.title")}
              actions={<ChartNoAxesColumn aria-hidden="true" className="size-5 text-ink-faint" />}
            />
            <CardBody className="space-y-3 text-ink-muted">
              <p>{t("analytics.text")}</p>
              <Badge tone="brand">{t("analytics.rule", { rule: "read · Analytics" })}</Badge>
            </CardBody>
          </Card>
        )}
        <Card className="lg:col-span-2">
          <CardHeader title={t("rules.title")} subtitle={t("rules.text", { role })} />
          <RuleList rules={principal.rules} />
        </Card>
      </div>
    </>
  )
}
