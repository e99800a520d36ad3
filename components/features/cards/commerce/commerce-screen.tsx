import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { CashCard } from "../cash-card"
import { ChartCard } from "../chart-card"
import { DashboardGrid } from "../dashboard-grid"
import { DashboardHead } from "../dashboard-head"
import { DevicesCard } from "../devices-card"
import type { CommerceFigures, ViewerProps } from "../figures"
import { HighlightCard } from "../highlight-card"
import { courseOf, keyFigure } from "../key-figure"
import { LiveRefresh } from "../live-refresh"
import { ordersLink } from "../orders-link"
import { ProgressCard } from "../progress-card"
import { SetupChecklist } from "../setup-checklist"
import { StatisticsCard } from "../statistics-card"
import { BestProducts } from "./best-products"
import { EarningsCard } from "./earnings-card"
import { GoalCard } from "./goal-card"
import { NextEvents } from "./next-events"
import { RevenueReport } from "./revenue-report"
import { TransactionsCard } from "./transactions-card"

type Props = ViewerProps & { figures: CommerceFigures; year?: string }

/** Three cards side by side; of two columns, the last card fills both. */
const three = "grid grid-cols-1 gap-5 md:grid-cols-2 md:*:last:col-span-full xl:grid-cols-3 xl:*:last:col-span-1"

/** The shop's dashboard, which is the home page. */
export function CommerceScreen({ viewer, range, figures, year }: Props) {
  const t = useTranslations("cards")
  const title = t("commerce.title", { name: viewer.name })
  if (figures.setup.isEmpty)
    return (
      <>
        <PageHeader title={title} />
        <SetupChecklist steps={figures.setup.steps} />
        <LiveRefresh />
      </>
    )
  const { orders, profit, products, revenue, sales, customers } = figures
  const list = ordersLink(viewer, orders)
  return (
    <Messages of={["charts"]}>
      <DashboardHead title={title} path="/" range={range} period={orders} year={year} />
      <DashboardGrid>
        <StatisticsCard
          range={range}
          figures={[
            keyFigure("revenue", revenue.analyticsData.revenue, revenue, list),
            keyFigure("orders", orders.statistics, orders, list),
            keyFigure("sales", sales.analyticsData.sales, sales, list),
            keyFigure("customers", customers.active, customers),
          ]}
        />
        {figures.cash && figures.cash.positions.length > 0 && <CashCard {...figures.cash} />}
        <div className="grid xl:col-span-8!">
          <RevenueReport report={figures.report} />
        </div>
        <div className="grid xl:col-span-4!">
          <HighlightCard
            name={viewer.name}
            month={figures.month}
            action={list ? { href: "/apps/ecommerce/orders", label: t("commerce.viewOrders") } : null}
          />
        </div>
        <div className={three}>
          <ChartCard
            name="orders"
            shape="bar"
            value={orders.statistics}
            growth={orders.growth}
            range={range}
            course={courseOf(orders)}
            href={list}
          />
          <ChartCard
            name="profit"
            shape="area"
            value={profit.statistics}
            growth={profit.growth}
            currency={profit.currency}
            range={range}
            course={courseOf(profit)}
          />
          <GoalCard goal={figures.goal} />
        </div>
        <div className="grid xl:col-span-8!">
          <BestProducts viewer={viewer} range={range} products={products} />
        </div>
        <div className="grid xl:col-span-4!">
          <EarningsCard products={products} />
        </div>
        <div className={three}>
          <TransactionsCard transactions={figures.transactions} />
          <div className="flex min-w-0 flex-col gap-5">
            <ProgressCard progress={figures.progress} href={list} />
            <DevicesCard devices={figures.devices} />
          </div>
          {viewer.ability.can("read", "Event") && <NextEvents events={figures.events} />}
        </div>
      </DashboardGrid>
      <LiveRefresh />
    </Messages>
  )
}
