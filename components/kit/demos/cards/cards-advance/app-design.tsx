"use client"

import { useFormatter, useTranslations } from "next-intl"
import { people } from "@/components/kit/people"
import { AvatarGroup } from "@/components/ui/avatar-group"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { Progress } from "@/components/ui/progress"

export default function AppDesign() {
  const t = useTranslations("kit/cards-advance.app-design")
  const format = useFormatter()
  const due = format.dateTime(new Date("2026-12-12T00:00:00Z"), { dateStyle: "medium", timeZone: "UTC" })
  return (
    <Card>
      <CardBody className="space-y-4">
        <div>
          <Badge tone="info">{t("due", { date: due })}</Badge>
          <h3 className="mt-2 font-semibold text-base">{t("head")}</h3>
          <p className="text-dense text-ink-muted">{t("text")}</p>
        </div>
        <AvatarGroup people={people.slice(0, 4)} label={t("team")} size="sm" />
        <DescriptionList
          layout="columns"
          items={[
            { term: t("client"), value: "Papeterie Morel" },
            {
              term: t("budget"),
              value: format.number(4900, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
            },
          ]}
        />
        <Progress label={t("progress")} value={65} />
      </CardBody>
    </Card>
  )
}
