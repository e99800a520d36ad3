"use client"

import { useTranslations } from "next-intl"
import { people } from "@/components/kit/people"
import { Avatar } from "@/components/ui/avatar"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Progress } from "@/components/ui/progress"

const shares = [80, 65, 40, 95, 20]
const tasks = ["pack", "photograph", "translate", "count", "call"] as const

export default function Employees() {
  const t = useTranslations("kit/cards-advance.employees")
  return (
    <Card>
      <CardHeader level={3} title={t("head")} />
      <CardBody>
        <ul className="space-y-4">
          {tasks.map((task, i) => {
            const name = people[i]?.name ?? ""
            return (
              <li key={task} className="flex items-center gap-3">
                <Avatar name={name} />
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium text-dense">{name}</p>
                  <p className="truncate text-ink-muted text-xs">{t(task)}</p>
                </div>
                <Progress
                  className="w-20 shrink-0"
                  label={t("of", { name })}
                  value={shares[i] ?? 0}
                  tone={(shares[i] ?? 0) < 30 ? "warning" : "success"}
                />
              </li>
            )
          })}
        </ul>
      </CardBody>
    </Card>
  )
}
