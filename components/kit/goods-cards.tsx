"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { CardImage } from "@/components/ui/card-image"

const goods = {
  pen: "brass-fountain-pen",
  notebook: "linen-notebook",
  paper: "marbled-paper",
} as const

/** Three product cards for the demos that lay out several cards. */
export function GoodsCards({ className }: { className?: string }) {
  const t = useTranslations("kit/cards-basic")
  return Object.entries(goods).map(([name, picture]) => {
    const key = name as keyof typeof goods
    return (
      <Card key={name} className={`flex flex-col overflow-hidden ${className ?? ""}`}>
        <CardImage src={`/products/${picture}.svg`} alt="" className="aspect-[5/2] rounded-none!" />
        <CardHeader level={3} title={t(`goods.${key}.name`)} subtitle={t(`goods.${key}.kind`)} />
        <CardBody className="flex-1 text-ink-muted">{t(`goods.${key}.text`)}</CardBody>
        <CardFooter className="justify-start! text-dense text-ink-muted">{t(`goods.${key}.stock`)}</CardFooter>
      </Card>
    )
  })
}
