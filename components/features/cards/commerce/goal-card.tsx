import { useFormatter, useTranslations } from "next-intl"
import { backgroundClass } from "@/components/charts/colour"
import { Gauge } from "@/components/charts/gauge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useAmounts } from "../amounts"
import type { CardResponse } from "../figures"

const colours = { completed: "1", inProgress: "2" } as const

/** This month's progress towards its revenue goal. */
export function GoalCard({ goal: response }: { goal: CardResponse<"getGoalOverview"> }) {
  const t = useTranslations("cards.goal")
  const format = useFormatter()
  const { money, percent } = useAmounts()
  const { completed, inProgress, goal, month, currency } = response
  const reached = goal > 0 ? completed / goal : 0
  const pending = goal > 0 ? inProgress / goal : 0
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={t("title")}
        subtitle={t("text", { month: format.dateTime(new Date(`${month}T00:00:00Z`), { month: "long" }) })}
      />
      <CardBody className="grid flex-1 grid-rows-[1fr_auto] gap-4">
        <Gauge share={reached} more={pending} colour={colours.completed} moreColour={colours.inProgress}>
          <bdi className="tabular font-semibold text-display tracking-tight">
            {goal > 0 ? percent(reached + pending) : "–"}
          </bdi>
          <bdi className="text-ink-muted text-xs">
            {goal > 0 ? t("of", { goal: money(goal, currency) }) : t("noGoal")}
          </bdi>
        </Gauge>
        <dl className="grid grid-cols-2 divide-x divide-line border-line border-t pt-4 text-center">
          {(["completed", "inProgress"] as const).map((name) => (
            <div key={name} className="px-2">
              <dt className="flex items-center justify-center gap-1.5 text-ink-muted text-xs">
                <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${backgroundClass[colours[name]]}`} />
                {t(name)}
              </dt>
              <dd className="tabular font-semibold text-title">
                <bdi>{money(response[name], currency)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
