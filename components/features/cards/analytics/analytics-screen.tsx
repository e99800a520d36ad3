import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { ChartCard } from "../chart-card"
import { CustomersCard } from "../customers-card"
import { DashboardHead } from "../dashboard-head"
import type { AnalyticsFigures, ViewerProps } from "../figures"
import { HighlightCard } from "../highlight-card"
import { LiveRefresh } from "../live-refresh"
import { ordersLink } from "../orders-link"
import { SetupChecklist } from "../setup-checklist"
import { CategoriesCard } from "./categories-card"
import { MonthCard } from "./month-card"
import { SessionsCard } from "./sessions-card"
import { TasksCard } from "./tasks-card"
import { TicketsCard } from "./tickets-card"
import { TimelineCard } from "./timeline-card"

type Props = ViewerProps & {
  figures: AnalyticsFigures
  /** The list of invoices, or null without permission to read it. */
  invoices: ReactNode
}

const three = "grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3"

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
  const { subscribers, orders, sessions, traffic, people, newsletter } = figures
  const ability = viewer.ability
  const list = ordersLink(viewer, orders)
  const chartProps = (name: "siteTraffic" | "activeUsers" | "newsletter", response: typeof traffic) => ({
    name,
    range,
    value: response.total,
    growth: response.growth,
    dates: response.dates,
    data: response.series[0]?.data ?? [],
  })
  return (
    <>
      <Messages of={["ui", "charts"]}>
        <DashboardHead title={t("analytics.title")} path="/dashboard/analytics" range={range} period={sessions} />
        <div className="grid grid-cols-1 gap-5 *:col-span-full xl:grid-cols-12">
          <div className={three}>
            <HighlightCard
              name={viewer.name}
              month={figures.month}
              action={{ href: "/", label: t("analytics.toCommerce") }}
            />
            <ChartCard
              {...chartProps("siteTraffic", traffic)}
              name="subscribers"
              shape="area"
              value={subscribers.analyticsData.subscribers}
              growth={subscribers.growth}
              data={subscribers.series[0]?.data ?? []}
            />
            <ChartCard
              {...chartProps("siteTraffic", traffic)}
              name="orders"
              shape="area"
              value={orders.analyticsData.orders}
              growth={orders.growth}
              data={orders.series[0]?.data ?? []}
              href={list}
            />
          </div>
          <div className="xl:col-span-8!">
            <SessionsCard sessions={sessions} range={range} />
          </div>
          <div className="grid xl:col-span-4!">
            <TicketsCard viewer={viewer} tickets={figures.tickets} />
          </div>
          <div className="xl:col-span-6!">
            <MonthCard month={figures.month} />
          </div>
          <div className="grid xl:col-span-6!">
            <ChartCard {...chartProps("siteTraffic", traffic)} shape="area" large />
          </div>
          <div className={three}>
            <ChartCard {...chartProps("activeUsers", people)} shape="line" />
            <ChartCard {...chartProps("newsletter", newsletter)} shape="bar" />
            <CustomersCard customers={figures.customers} />
          </div>
          <div className={three}>
            <TimelineCard events={figures.acts} />
            <CategoriesCard products={figures.products} />
            {ability.can("read", "Task") && <TasksCard tasks={figures.tasks} />}
          </div>
        </div>
        <LiveRefresh />
      </Messages>
      {invoices}
    </>
  )
}
