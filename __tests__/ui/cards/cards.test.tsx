import { render, screen } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { TicketsCard } from "@/components/features/cards/analytics/tickets-card"
import { EarningsCard } from "@/components/features/cards/commerce/earnings-card"
import { GoalCard } from "@/components/features/cards/commerce/goal-card"
import type { CardResponse } from "@/components/features/cards/figures"
import { Growth } from "@/components/features/cards/growth"
import { HighlightCard } from "@/components/features/cards/highlight-card"
import { RangeSwitch } from "@/components/features/cards/range-switch"
import { SetupChecklist } from "@/components/features/cards/setup-checklist"
import { StatisticsCard } from "@/components/features/cards/statistics-card"
import { abilityOf } from "@/lib/core/auth/casl"
import cards from "@/messages/en/cards.json"
import charts from "@/messages/en/charts.json"

jest.mock("@/lib/core/i18n/navigation", () => ({
  Link: ({ prefetch: _, scroll: __, ...rest }: Record<string, unknown>) => <a {...rest} />,
  useRouter: () => ({ prefetch: () => {} }),
}))

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ cards, charts }}>
      {children}
    </NextIntlClientProvider>,
  )

test("a change has its sign and what it is compared with", () => {
  show(<Growth growth={-12.34} than="last-month" />)
  expect(screen.getByText("-12.3%")).toBeInTheDocument()
  expect(screen.getByText("compared with the previous month")).toBeInTheDocument()
})

test("without a previous value there is no percentage", () => {
  show(<Growth growth={null} than="last-year" />)
  expect(document.body.textContent).toBe("No comparison available")
})

test("ranges are links; the year stays, the default range is left out", () => {
  show(<RangeSwitch path="/" current="last-month" year="2019" />)
  const links = screen.getAllByRole("link")
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/?year=2019",
    "/?range=last-month&year=2019",
    "/?range=last-year&year=2019",
  ])
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true", null])
})

test("the checklist shows completed steps and links to each one", () => {
  show(
    <SetupChecklist
      steps={[
        { name: "company", done: true },
        { name: "product", done: false },
        { name: "person", done: false },
        { name: "invoice", done: false },
        { name: "order", done: false },
      ]}
    />,
  )
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1")
  expect(screen.getByRole("link", { name: /Done: Add your company details/ })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: /To do: Add a product/ })).toHaveAttribute(
    "href",
    "/apps/ecommerce/product-list/add",
  )
})

test("a goal that isn't set is not shown as zero percent", () => {
  show(<GoalCard goal={{ completed: 10, inProgress: 5, goal: 0, month: "2026-11-01", currency: "USD" }} />)
  expect(screen.getByText("no budget yet")).toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/NaN|Infinity/)
})

test("tickets have the gauge's value as text; the link is only for users who may follow it", () => {
  const tickets = {
    title: "Support Tracker",
    last_days: [],
    totalTicket: 16,
    newTicket: 4,
    openTicket: 11,
    responseTime: 172.5,
    completedTicket: 5,
    range: "last-28-days" as const,
    from: "2026-10-25",
    to: "2026-11-21",
  }
  const as = (subject: "Task" | "User") => ({
    name: "Ada",
    ability: abilityOf([{ action: "read", subject }]),
  })
  const { unmount } = show(<TicketsCard viewer={as("Task")} tickets={tickets} />)
  expect(screen.getByText("31%")).toBeInTheDocument()
  expect(screen.getByText("5 of 16 done")).toBeInTheDocument()
  expect(screen.getByText("7.2 d")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Tasks" })).toBeInTheDocument()
  unmount()
  show(<TicketsCard viewer={as("User")} tickets={tickets} />)
  expect(screen.queryByRole("link")).toBeNull()
})

test("a key figure has its value, the change, the value before and both courses", () => {
  const dates = ["2026-11-21", "2026-11-22", "2026-11-23"]
  const course = { dates, data: [100, 0, 50], previous: [60, 40, 20] }
  show(
    <StatisticsCard
      range="last-28-days"
      figures={[{ name: "revenue", value: 150, before: 120, growth: 25, currency: "USD", course }]}
    />,
  )
  expect(screen.getByText("Revenue")).toBeInTheDocument()
  expect(screen.getByText("$150.00")).toBeInTheDocument()
  expect(screen.getByText("+25%")).toBeInTheDocument()
  expect(screen.getByText("from $120.00")).toBeInTheDocument()
  const lines = [...document.querySelectorAll("svg path[class*='stroke-chart']")]
  expect(lines.map((line) => line.getAttribute("class")?.includes("dasharray"))).toEqual([true, false])
  expect(lines.map((line) => line.getAttribute("d")?.split("L").length)).toEqual([3, 3])
})

const month: CardResponse<"getRevenueComparison"> = {
  thisMonth: 300,
  lastMonth: 400,
  lastMonthSoFar: 200,
  growth: 50,
  currency: "USD",
  days: [1, 2],
  series: [
    { name: "thisMonth", title: "This month", data: [100, 300] },
    { name: "lastMonth", title: "Last month", data: [100, 200] },
  ],
}

test("a greeting keeps its punctuation at its end in a mirrored layout", () => {
  show(<HighlightCard name="Ada" month={month} action={null} />)
  const heading = screen.getByRole("heading", { name: "Well done, Ada!" })
  // A <bdi> has the direction of its own text.
  expect(heading.querySelector("bdi")).toHaveTextContent("Well done, Ada!")
  expect(screen.getByText(/ahead of last month\.$/).tagName).toBe("BDI")
})

test.each([
  [7.5, "Delivery, less discounts$7.506%"],
  [-7.5, "Delivery, less discounts-$7.50-7%"],
])("earnings add up to the period's revenue, with %d for delivery", (delivery, part) => {
  const products: CardResponse<"getBestProducts"> = {
    last_days: [],
    products: [],
    inShop: 2,
    runningLow: 0,
    categories: [
      { category: "pens", pieces: 4, revenue: 80 },
      { category: "paper", pieces: 1, revenue: 40 },
    ],
    revenue: 120,
    delivery,
    total: 120 + delivery,
    currency: "USD",
    range: "last-28-days",
    from: "2026-10-27",
    to: "2026-11-23",
    dates: [],
  }
  show(<EarningsCard products={products} />)
  expect(screen.getByText(delivery > 0 ? "$128" : "$113")).toBeInTheDocument()
  expect(screen.getByRole("button", { name: /Delivery/ })).toHaveTextContent(part)
})
