import { useFormatter, useTranslations } from "next-intl"
import { TimeChart } from "@/components/charts/time-chart"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Progress } from "@/components/ui/progress"
import type { Range } from "@/lib/core/range"
import { useAmounts } from "../amounts"
import { byWeek } from "../course"
import type { CardResponse } from "../figures"
import { Growth } from "../growth"

interface Props {
  sessions: CardResponse<"getAvgSessions">
  range: Range
}

const minute = 60

/** Average visits per day, with goal, users, retention and duration. */
export function SessionsCard({ sessions: response, range }: Props) {
  const t = useTranslations("cards.sessions")
  const cards = useTranslations("cards")
  const format = useFormatter()
  const { count, percent } = useAmounts()
  const { total, goal, retention, duration, users } = response
  const { points, data, previous } = byWeek({
    dates: response.dates,
    data: response.series[0]?.data ?? [],
    previous: response.previous,
  })
  const text = { text: t("text"), course: cards(`course.${points.kind === "month" ? "month" : "week"}`) }
  const facts = [
    { name: "goal", text: goal > 0 ? percent(total / goal) : "–", share: goal > 0 ? total / goal : 0 },
    { name: "users", text: count(Math.round(users)), share: response.sessions > 0 ? users / response.sessions : 0 },
    { name: "retention", text: percent(retention / 100), share: retention / 100 },
    {
      name: "duration",
      text: t("minutes", {
        minutes: Math.floor(duration / minute),
        seconds: format.number(duration % minute, { minimumIntegerDigits: 2 }),
      }),
      share: duration / (5 * minute),
    },
  ] as const
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={cards("course.text", text)} />
      <CardBody className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_13rem]">
        <div>
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="tabular font-semibold text-display tracking-tight">
              {format.number(response.sessions, { maximumFractionDigits: 0 })}
            </bdi>
            <span className="text-dense text-ink-muted">{t("aDay")}</span>
            <Growth growth={response.growth} than={range} />
          </p>
          <TimeChart
            label={t("chart")}
            shape="bar"
            points={points}
            series={[
              { name: "sessions", label: cards(`ranges.${range}`), data, colour: "1" },
              { name: "previous", label: cards(`previous.${range}`), data: previous, colour: "plain" },
            ]}
            unit={{ kind: "count" }}
            className="h-56"
          />
        </div>
        <dl className="grid grid-cols-2 content-center gap-x-6 gap-y-5 lg:grid-cols-1">
          {facts.map(({ name, text, share }) => (
            <div key={name}>
              <dt className="flex justify-between gap-2 text-dense text-ink-muted">{t(`facts.${name}`)}</dt>
              <dd className="tabular mb-1.5 font-semibold text-title">
                <bdi>{text}</bdi>
              </dd>
              <dd aria-hidden="true">
                <Progress label={t(`facts.${name}`)} value={Math.round(share * 100)} size="sm" />
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
