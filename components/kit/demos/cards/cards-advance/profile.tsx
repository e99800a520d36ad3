"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody } from "@/components/ui/card"
import { CardImage } from "@/components/ui/card-image"

const figures = { posts: 84, followers: 1240, orders: 312 } as const

export default function Profile() {
  const t = useTranslations("kit/cards-advance.profile")
  const format = useFormatter()
  return (
    <Card className="text-center">
      <CardImage src="/covers/desk-dusk.svg" alt="" className="aspect-[4/1]" />
      <CardBody>
        <Avatar name="Camille Roux" size="lg" className="-mt-8 rounded-full ring-4 ring-card" />
        <h3 className="mt-2 font-semibold text-base">Camille Roux</h3>
        <p className="mb-2 text-dense text-ink-muted">{t("place")}</p>
        <Badge tone="brand">{t("role")}</Badge>
        <dl className="mt-4 grid grid-cols-3 divide-x divide-line border-line border-t pt-4 rtl:divide-x-reverse">
          {Object.entries(figures).map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-muted text-xs">{t(name as keyof typeof figures)}</dt>
              <dd className="tabular font-semibold">{format.number(value, { notation: "compact" })}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
