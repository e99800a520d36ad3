import { ChartNoAxesColumn, UsersRound } from "lucide-react"
import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { AbilityRule } from "@/lib/core/auth/ability"
import { RuleList } from "./rule-list"

interface Props {
  role: string
  rules: AbilityRule[]
  readsAnalytics: boolean
}

/** What one may see: a card for all, one for readers of analytics, and one's own rules in words. */
export function AccessControl({ role, rules, readsAnalytics }: Props) {
  const t = useTranslations("shell.access")
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card>
        <CardHeader title={t("common.title")} actions={<UsersRound aria-hidden="true" className="size-5 text-ink-faint" />} />
        <CardBody className="text-ink-muted">{t("common.text")}</CardBody>
      </Card>
      {readsAnalytics && (
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
        <RuleList rules={rules} />
      </Card>
    </div>
  )
}
