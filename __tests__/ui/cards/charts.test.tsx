import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { ShareChart } from "@/components/charts/share-chart"
import { TimeChart } from "@/components/charts/time-chart"
import charts from "@/messages/de/charts.json"
import english from "@/messages/en/charts.json"

const inLanguage = (locale: "en" | "de", chart: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={{ charts: locale === "de" ? charts : english }}>
      {chart}
    </NextIntlClientProvider>,
  )

const report = (
  <TimeChart
    label="Report"
    shape="bar"
    points={{ kind: "month", values: ["2026-01-01", "2026-02-01", "2026-03-01"] }}
    series={[
      { name: "revenue", label: "Revenue", data: [1200, 1800.5, 900], colour: "1" },
      { name: "budget", label: "Budget", data: [1000, 1500], colour: "plain" },
    ]}
    unit={{ kind: "money", currency: "USD" }}
  />
)

const drawn = () => screen.getByRole("figure").querySelectorAll("svg path[class*='chart']").length

test("a chart is a table too, with its figures in the reader's language", () => {
  inLanguage("de", report)
  const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true })
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, " ")))).toEqual([
    ["Monat", "Revenue", "Budget"],
    ["Januar 2026", "1.200,00 $", "1.000,00 $"],
    ["Februar 2026", "1.800,50 $", "1.500,00 $"],
    ["März 2026", "900,00 $", "–"],
  ])
  expect(screen.getByText("Report als Tabelle")).toBeInTheDocument()
})

test("the legend hides a series and shows it again", async () => {
  inLanguage("en", report)
  const person = userEvent.setup()
  expect(drawn()).toBe(2)
  const entry = within(screen.getByRole("list", { name: "Legend: Report" })).getByRole("button", { name: "Budget" })
  expect(entry).toHaveAttribute("aria-pressed", "true")
  await person.click(entry)
  expect(entry).toHaveAttribute("aria-pressed", "false")
  expect(drawn()).toBe(1)
  await person.click(entry)
  expect(drawn()).toBe(2)
})

test("the comparison series is dashed, not only in another colour", () => {
  inLanguage("en", report)
  expect(screen.getByRole("figure").querySelector("path.stroke-chart-plain")?.getAttribute("class")).toMatch(
    /dasharray/,
  )
})

test("a share chart has its sum and the percentages of the visible parts", async () => {
  inLanguage(
    "en",
    <ShareChart
      label="Earnings"
      caption="in all"
      unit={{ kind: "money", currency: "USD" }}
      shares={[
        { name: "a", label: "Pens", value: 30, colour: "1" },
        { name: "b", label: "Paper", value: 10, colour: "2" },
      ]}
    />,
  )
  const pens = screen.getByRole("button", { name: /Pens/ })
  expect(screen.getByText("$40")).toBeInTheDocument()
  expect(pens).toHaveTextContent("Pens$30.0075%")
  await userEvent.click(screen.getByRole("button", { name: /Paper/ }))
  expect(screen.getByText("$30")).toBeInTheDocument()
  expect(pens).toHaveTextContent("Pens$30.00100%")
})

test("without data the chart is an empty ring without percentages", () => {
  inLanguage(
    "en",
    <ShareChart
      label="Customers"
      caption="in all"
      unit={{ kind: "count" }}
      shares={[{ name: "a", label: "New", value: 0, colour: "1" }]}
    />,
  )
  expect(screen.getByRole("button", { name: /New/ })).toHaveTextContent("New0–")
  expect(document.body.innerHTML).not.toContain("NaN")
})
