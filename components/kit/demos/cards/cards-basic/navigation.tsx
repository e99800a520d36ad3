"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody } from "@/components/ui/card"
import { TabSet } from "@/components/ui/tab-set"

const goods = ["pen", "notebook", "paper"] as const

export default function Navigation() {
  const t = useTranslations("kit/cards-basic")
  const tabs = goods.map((key) => ({ key, label: t(`goods.${key}.kind`), content: t(`goods.${key}.text`) }))
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {(["line", "pills"] as const).map((look) => (
        <Card key={look}>
          <CardBody>
            <TabSet label={t(`navigation.${look}`)} look={look} tabs={tabs} />
          </CardBody>
        </Card>
      ))}
    </div>
  )
}
