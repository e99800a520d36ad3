"use client"

import { CalendarDays, MapPin } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { people } from "@/components/kit/people"
import { AvatarGroup } from "@/components/ui/avatar-group"
import { Card, CardBody } from "@/components/ui/card"
import { CardImage } from "@/components/ui/card-image"

const from = new Date("2026-12-03T18:00:00Z")

export default function Meetup() {
  const t = useTranslations("kit/cards-advance")
  const format = useFormatter()
  const facts = { when: CalendarDays, where: MapPin }
  const texts = {
    when: t("meetup.when", {
      day: format.dateTime(from, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
    }),
    where: t("meetup.place"),
  }
  return (
    <Card>
      <CardImage src="/covers/shopfront-dusk.svg" alt="" className="aspect-[5/2]" />
      <CardBody className="space-y-4 pt-4">
        <div>
          <h3 className="font-semibold text-base">{t("meetup.head")}</h3>
          <p className="text-dense text-ink-muted">{t("meetup.text")}</p>
        </div>
        <ul className="space-y-2 text-dense">
          {(["when", "where"] as const).map((name) => {
            const Icon = facts[name]
            return (
              <li key={name} className="flex items-center gap-3">
                <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text">
                  <Icon aria-hidden="true" className="size-4.5" />
                </span>
                {texts[name]}
              </li>
            )
          })}
        </ul>
        <AvatarGroup people={people} label={t("meetup.guests")} size="sm" max={5} />
      </CardBody>
    </Card>
  )
}
