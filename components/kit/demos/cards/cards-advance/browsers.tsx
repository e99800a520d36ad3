"use client"

import { Globe } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Progress } from "@/components/ui/progress"

const browsers = [
  { name: "Chrome", share: 0.544, tone: "brand" },
  { name: "Safari", share: 0.286, tone: "info" },
  { name: "Firefox", share: 0.082, tone: "warning" },
  { name: "Edge", share: 0.064, tone: "success" },
] as const

export default function Browsers() {
  const t = useTranslations("kit/cards-advance")
  const format = useFormatter()
  return (
    <Card>
      <CardHeader level={3} title={t("browsers.head")} subtitle={t("browsers.text")} />
      <CardBody>
        <ul className="space-y-4">
          {browsers.map(({ name, share, tone }) => (
            <li key={name} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-dense">
              <Globe aria-hidden="true" className="size-4 text-ink-muted" />
              <span className="font-medium">{name}</span>
              <bdi className="tabular">{format.number(share, { style: "percent", maximumFractionDigits: 1 })}</bdi>
              <Progress className="col-span-3" size="sm" label={name} value={share * 100} tone={tone} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
