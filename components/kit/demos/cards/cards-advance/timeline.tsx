"use client"

import { FileText, ShoppingBag, Truck, UserPlus } from "lucide-react"
import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Timeline } from "@/components/ui/timeline"

const steps = [
  { id: "joined", icon: <UserPlus />, tone: "brand" },
  { id: "ordered", icon: <ShoppingBag />, tone: "success" },
  { id: "sent", icon: <Truck />, tone: "info" },
  { id: "invoiced", icon: <FileText />, tone: "warning" },
] as const

export default function UserTimeline() {
  const t = useTranslations("kit/cards-advance.timeline")
  return (
    <Card>
      <CardHeader level={3} title={t("head")} />
      <CardBody>
        <Timeline
          entries={steps.map(({ id, icon, tone }) => ({
            id,
            icon,
            tone,
            title: t(`${id}.name`),
            time: t(`${id}.when`),
            children: t(`${id}.text`),
          }))}
        />
      </CardBody>
    </Card>
  )
}
