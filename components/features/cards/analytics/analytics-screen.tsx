import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { ChartCard } from "../chart-card"
import { CustomersCard } from "../customers-card"
import { DashboardGrid } from "../dashboard-grid"
import { DashboardHead } from "../dashboard-head"
import type { AnalyticsFigures, ViewerProps } from "../figures"
import { HighlightCard } from "../highlight-card"
import { courseOf, keyFigure } from "../key-figure"
import { LiveRefresh } from "../live-refresh"
import { ordersLink } from "../orders-link"
import { SetupChecklist } from "../setup-checklist"
import { StatisticsCard } from "../statistics-card"
import { CategoriesCard } from "./categories-card"
import { SessionsCard } from "./sessions-card"
import { TasksCard } from "./tasks-card"
import { TicketsCard } from "./tickets-card"
import { TimelineCard } from "./timeline-card"

type Props = ViewerProps & {
  figures: AnalyticsFigures
  /** The list of invoices, or null without permission to read it. */
  invoices: ReactNode
}

/** As many as fit beside a chart. */
const eventsShown = 5

/** The analytics dashboard: visits, subscribers, customers and tasks. */
export function AnalyticsScreen({ viewer, range, figures, invoices }: Props) {
  const t = useTranslations("cards")
  if (figures.setup.isEmpty)
    return (
      <>
        <PageHeader title={t("analytics.title")} />
        <SetupChecklist steps={figures.setup.steps} />
        <LiveRefresh />
      </>
    )
  const { revenue, subscribers, orders, sessions, traffic, people, newsletter } = figures
  const ability = viewer.ability
  const list = ordersLink(viewer, orders)
  const chartProps = (response: typeof traffic) => ({
    range,
    value: response.total,
    growth: response.growth,
    course: courseOf(response),
  })
  return (
    <>
      <Messages of={["charts"]}>
        <DashboardHead title={t("analytics.title")} path="/dashboard/analytics" range={range} period={sessions} />
        <DashboardGrid>
          <StatisticsCard
            range={range}
            figures={[
              keyFigure("revenue", revenue.analyticsData.revenue, revenue, list),
              keyFigure("orders", orders.analyticsData.orders, orders, list),
              keyFigure("subscribers", subscribers.analyticsData.subscribers, subscribers),
              keyFigure("activeUsers", people.total, people),
            ]}
          />
          <div className="grid xl:col-span-8!">
            <SessionsCard sessions={sessions} range={range} />
          </div>
          <div className="grid xl:col-span-4!">
            <TicketsCard viewer={viewer} tickets={figures.tickets} />
          </div>
          <div className="grid xl:col-span-8!">
            <HighlightCard
              name={viewer.name}
              month={figures.month}
              action={{ href: "/", label: t("analytics.toCommerce") }}
            />
          </div>
          <div className="grid xl:col-span-4!">
            <TimelineCard events={figures.acts.slice(0, eventsShown)} />
          </div>
          <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
            <ChartCard name="siteTraffic" shape="bar" {...chartProps(traffic)} />
            <ChartCard name="newsletter" shape="bar" {...chartProps(newsletter)} />
          </div>
          <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:*:last:col-span-full xl:grid-cols-3 xl:*:last:col-span-1">
            <CustomersCard customers={figures.customers} />
            <CategoriesCard products={figures.products} />
            {ability.can("read", "Task") && <TasksCard tasks={figures.tasks} />}
          </div>
        </DashboardGrid>
        <LiveRefresh />
      </Messages>
      {invoices}
    </>
  )
}
