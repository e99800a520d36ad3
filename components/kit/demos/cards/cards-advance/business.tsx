"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { Switch } from "@/components/ui/switch"
import { toast } from "@/components/ui/toast"

const offers = ["wrapping", "engraving", "subscription", "wholesale"] as const

export default function Business() {
  const t = useTranslations("kit/cards-advance.business")
  const [chosen, setChosen] = useState<readonly string[]>(["wrapping", "engraving"])
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  return (
    <Card>
      <CardHeader level={3} title={t("head")} subtitle={t("text")} />
      <CardBody className="space-y-3">
        {offers.map((name) => (
          <Switch key={name} label={t(name)} checked={chosen.includes(name)} onChange={() => toggle(name)} />
        ))}
      </CardBody>
      <CardFooter>
        <Button disabled={chosen.length === 0} onClick={() => void toast.success(t("done", { count: chosen.length }))}>
          {t("action")}
        </Button>
      </CardFooter>
    </Card>
  )
}
