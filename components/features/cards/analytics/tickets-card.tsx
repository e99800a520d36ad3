import { useFormatter, useTranslations } from "next-intl"
import { Gauge } from "@/components/charts/gauge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useAmounts } from "../amounts"
import { CardLink } from "../card-link"
import type { CardResponse, ViewerProps } from "../figures"

type Props = Pick<ViewerProps, "viewer"> & { tickets: CardResponse<"getSupportTracker"> }

const day = 24

/** Tasks as support tickets: how many of those in the range are completed. */
export function TicketsCard({ viewer, tickets }: Props) {
  const t = useTranslations("cards.tickets")
  const format = useFormatter()
  const { count, percent } = useAmounts()
  const { totalTicket, newTicket, openTicket, completedTicket, responseTime } = tickets
  const responseText =
    responseTime >= 2 * day
      ? t("days", { time: format.number(responseTime / day, { maximumFractionDigits: 1 }) })
      : t("hours", { time: format.number(responseTime, { maximumFractionDigits: 1 }) })
  const facts = [
    { name: "new", text: count(newTicket) },
    { name: "open", text: count(openTicket) },
    { name: "response", text: completedTicket > 0 ? responseText : "–" },
  ] as const
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={t("title")}
        subtitle={t("text")}
        actions={viewer.ability.can("read", "Task") && <CardLink href="/apps/todo">{t("view")}</CardLink>}
      />
      <CardBody className="grid flex-1 grid-rows-[1fr_auto] gap-4">
        <Gauge share={totalTicket > 0 ? completedTicket / totalTicket : 0} colour="2">
          <bdi className="tabular font-semibold text-display tracking-tight">
            {totalTicket > 0 ? percent(completedTicket / totalTicket) : "–"}
          </bdi>
          <bdi className="text-ink-muted text-xs">{t("done", { done: completedTicket, all: totalTicket })}</bdi>
        </Gauge>
        <dl className="flex divide-x divide-line border-line border-t pt-4 text-center">
          {facts.map(({ name, text }) => (
            <div key={name} className="min-w-0 flex-auto px-2">
              <dt className="text-ink-muted text-xs">{t(`facts.${name}`)}</dt>
              <dd className="tabular truncate font-semibold text-title">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
