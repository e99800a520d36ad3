import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { cloneElement, type ReactElement, type ReactNode } from "react"
import { PlotChart } from "@/components/charts/plot-chart"
import { SketchedChart } from "@/components/charts/sketched-chart"
import { TimeChart } from "@/components/charts/time-chart"
import charts from "@/messages/de/charts.json"

const [width, height] = [600, 300]

// The drawing fits its container, which has no size in jsdom.
jest.mock("recharts", () => ({
  ...jest.requireActual("recharts"),
  ResponsiveContainer: ({ children }: { children: ReactElement<{ width: number; height: number }> }) =>
    cloneElement(children, { width, height }),
}))

const seen = globalThis.IntersectionObserver
beforeAll(() => {
  // jsdom has no layout.
  document.elementFromPoint = () => null
  globalThis.IntersectionObserver = class {
    constructor(private readonly report: (entries: unknown[]) => void) {}
    observe = () => this.report([{ isIntersecting: true }])
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})
afterAll(() => {
  globalThis.IntersectionObserver = seen
})
afterEach(() => document.documentElement.removeAttribute("dir"))

async function draw(chart: ReactNode) {
  render(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={{ charts }}>
      {chart}
    </NextIntlClientProvider>,
  )
  const figure = screen.getByRole("figure")
  fireEvent.pointerEnter(figure.querySelector(".chart") as Element)
  // The first test loads the drawing code.
  await waitFor(() => expect(figure.querySelector(".recharts-yAxis text")).not.toBeNull(), { timeout: 10_000 })
  const labels = (axis: string) =>
    [...figure.querySelectorAll(`.recharts-${axis} .recharts-cartesian-axis-tick text`)].map((text) => ({
      text: text.textContent?.replace(/\s/g, " "),
      x: Number(text.getAttribute("x")),
      anchor: text.getAttribute("text-anchor"),
    }))
  return { figure, labels }
}

const euros = { kind: "money", currency: "EUR" } as const
const stacked = (
  <PlotChart
    label="Umsatz"
    shape="bar"
    stacked
    pointsLabel="Monat"
    points={["Jan", "Feb"]}
    series={[
      { name: "a", label: "A", data: [9000, 9900], colour: "1" },
      { name: "b", label: "B", data: [8000, 9900], colour: "2" },
      { name: "plan", label: "Plan", data: [18_000, 19_000], colour: "plain" },
    ]}
    unit={euros}
  />
)

test("a stacked chart fills its plot with round ticks; what it is compared with is not stacked", async () => {
  const { labels } = await draw(stacked)
  expect(labels("yAxis").map(({ text }) => text)).toEqual(["0 €", "5.000 €", "10.000 €", "15.000 €", "20.000 €"])
})

test("long labels of an axis begin inside the chart", async () => {
  const { labels } = await draw(stacked)
  // Inter's digits are 7.4 px wide at 12 px, its full stop and space about half as wide.
  for (const { text = "", x, anchor } of labels("yAxis")) {
    expect(anchor).toBe("end")
    expect(x - text.replace(/[. ]/g, "").length * 7.4 - text.replace(/[^. ]/g, "").length * 3.5).toBeGreaterThanOrEqual(
      0,
    )
  }
})

const time = (
  <TimeChart
    label="Bestellungen"
    shape="bar"
    points={{ kind: "span", values: ["2026-10-27/2026-11-02", "2026-11-03/2026-11-09"] }}
    series={[
      { name: "now", label: "Jetzt", data: [7, 9], colour: "1" },
      { name: "previous", label: "Zuvor", data: [6, 8], colour: "plain" },
    ]}
    unit={{ kind: "count" }}
  />
)

test("time runs to the right, and figures are at the left", async () => {
  const { labels } = await draw(time)
  const [first, second] = labels("xAxis")
  expect([first?.text, second?.text]).toEqual(["27. Okt.", "3. Nov."])
  expect(first?.x).toBeLessThan(second?.x ?? 0)
  for (const { x } of labels("yAxis")) expect(x).toBeLessThan(width / 4)
})

test("from right to left, time runs to the left, and figures are at the right", async () => {
  document.documentElement.dir = "rtl"
  const { labels } = await draw(time)
  const [first, second] = labels("xAxis")
  expect([first?.text, second?.text]).toEqual(["27. Okt.", "3. Nov."])
  expect(first?.x).toBeGreaterThan(second?.x ?? width)
  for (const { x } of labels("yAxis")) expect(x).toBeGreaterThan((width * 3) / 4)
})

test("the sketch has the axes that the chart has, which replaces it when the pointer reaches it", async () => {
  render(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={{ charts }}>
      {time}
    </NextIntlClientProvider>,
  )
  const chart = screen.getByRole("figure").querySelector(".chart") as HTMLElement
  const sketch = chart.querySelector("svg")
  expect(sketch?.getAttribute("style")).toMatch(/--axis: 2\dpx; --end: 8px/)
  expect(sketch?.getAttribute("class")).toContain("rtl:left-(--end)")
  const sketched = [...chart.querySelectorAll("bdi")].map(({ textContent }) => textContent)
  const pointed: string[] = []
  chart.addEventListener("mousemove", ({ clientX, clientY }) => pointed.push(`${clientX} ${clientY}`))
  // jsdom's pointer events have no place.
  fireEvent(chart, new MouseEvent("pointerenter", { clientX: 40, clientY: 30 }))
  await waitFor(() => expect(chart.querySelector(".recharts-yAxis text")).not.toBeNull())
  const drawn = [...chart.querySelectorAll(".recharts-cartesian-axis-tick text")].map(({ textContent }) => textContent)
  expect(sketched.sort()).toEqual(drawn.sort())
  await waitFor(() => expect(pointed).toEqual(["40 30"]))
})

test.each([
  ["upright", false],
  ["horizontal", true],
])("the sketch of %s bars has the axes of the chart that replaces it", async (_, horizontal) => {
  const chart = (
    <SketchedChart
      label="Reichweite"
      shape="bar"
      horizontal={horizontal}
      pointsLabel="Kategorie"
      points={["Tee", "Karten"]}
      series={[{ name: "days", label: "Tage", data: [90, 45], colour: "2" }]}
      unit={{ kind: "count" }}
    />
  )
  const { container } = render(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={{ charts }}>
      {chart}
    </NextIntlClientProvider>,
  )
  const sketched = [...container.querySelectorAll(".chart bdi")].map(({ textContent }) => textContent)
  expect(sketched).toEqual(expect.arrayContaining(["Tee", "Karten", "0", "100"]))
  expect(container.querySelector(".recharts-surface")).toBeNull()
  cleanup()
  const { labels } = await draw(chart)
  const drawn = ["xAxis", "yAxis"].flatMap((axis) => labels(axis).map(({ text }) => text))
  expect(sketched.sort()).toEqual(drawn.sort())
})
