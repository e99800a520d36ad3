"use client"

import { Ellipsis } from "lucide-react"
import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"

export default function Titles() {
  const t = useTranslations("kit/cards-basic")
  return (
    <div className="space-y-4">
      <Card>
        <CardHeader level={3} title={t("goods.paper.name")} />
        <CardBody className="text-ink-muted">{t("goods.paper.text")}</CardBody>
      </Card>
      <Card>
        <CardHeader
          level={3}
          title={
            <>
              {t("goods.mug.name")} <Badge tone="success">{t("titles.fresh")}</Badge>
            </>
          }
          subtitle={t("goods.mug.kind")}
          actions={
            <Menu
              button={{ variant: "ghost", size: "sm", iconOnly: true, label: t("titles.more"), icon: <Ellipsis /> }}
              items={[{ label: t("titles.copy"), onSelect: () => void toast.success(t("titles.copied")) }]}
            />
          }
        />
        <CardBody className="text-ink-muted">{t("goods.mug.text")}</CardBody>
      </Card>
    </div>
  )
}
