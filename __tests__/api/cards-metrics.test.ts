import { ranges } from "@/lib/core/range"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { period, sum } from "../support/figures"

interface Row {
  name: string
  day: string
  dimension: string
  value: number
}

let admin: Caller
let rows: Row[]

beforeAll(async () => {
  admin = await client("admin")
  rows = (await query<Row>("select name, day::text, dimension, value from metrics where workspace_id = 1")).map(
    (row) => ({ ...row, value: Number(row.value) }),
  )
})

const analytics = async (name: string, range: string) =>
  (await admin.get(`/card/card-analytics/${name}`, { range })).body
const statistics = async (name: string, range: string) =>
  (await admin.get(`/card/card-statistics/${name}`, { range })).body
const daysOf = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000

describe.each(ranges)("range=%s", (range) => {
  const { before, ...now } = period(range)
  const of = (name: string, { from, to }: { from: string; to: string }, dimension?: string) =>
    rows.filter(
      (row) => row.name === name && row.day >= from && row.day < to && (dimension ?? row.dimension) === row.dimension,
    )
  const total = (name: string, span = now as { from: string; to: string }, dimension?: string) =>
    sum(of(name, span, dimension), ({ value }) => value)

  test.each([
    ["site-traffic", "pageViews", "siteTraffic"],
    ["active-users", "users", "activeUsers"],
    ["newsletter", "newsletter", "newsletter"],
  ])("%s", async (path, metric, name) => {
    const body = await statistics(path, range)
    expect([body.total, body.before, body.series[0].name]).toEqual([total(metric), total(metric, before), name])
    expect(sum(body.series[0].data as number[], (value) => value)).toBe(body.total)
    expect(body.total).toBeGreaterThan(100)
    expect(body.growth).not.toBeNull()
    expect(body.series[0].data).toHaveLength(body.dates.length)
  })

  test("subscribers", async () => {
    const body = await statistics("subscribers", range)
    expect(body.analyticsData).toEqual({ subscribers: total("subscribers") })
    expect(body.series[0].name).toBe("subscribers")
  })

  test("average sessions", async () => {
    const body = await analytics("avg-sessions", range)
    const days = daysOf(now)
    expect(body.last_days).toEqual(["Last 28 Days", "Last Month", "Last Year"])
    expect(body.total).toBe(total("sessions"))
    expect(body.sessions).toBeCloseTo(total("sessions") / days, 1)
    expect(body.users).toBeCloseTo(total("users") / days, 1)
    expect(body.goal).toBe(total("sessionsGoal"))
    expect(body.retention).toBeCloseTo((total("returning") / total("sessions")) * 100, 1)
    expect(body.duration).toBe(Math.round(total("seconds") / total("sessions")))
    const was = total("sessions", before) / daysOf(before)
    expect(body.growth).toBeCloseTo((total("sessions") / days / was - 1) * 100, 1)
  })

  test("sessions by device add up to all of them", async () => {
    const { chart_info } = await analytics("sessions-device", range)
    expect(chart_info.map(({ name }: { name: string }) => name)).toEqual(["Desktop", "Mobile", "Tablet"])
    for (const { device, usage, upDown, sessions } of chart_info) {
      const share = (span: { from: string; to: string }) =>
        (total("sessions", span, device) / total("sessions", span)) * 100
      expect(sessions).toBe(total("sessions", now, device))
      expect(usage).toBeCloseTo(share(now), 0)
      expect(Math.abs(upDown - (share(now) - share(before)))).toBeLessThan(0.15)
    }
    expect(sum(chart_info as { usage: number }[], ({ usage }) => usage)).toBeCloseTo(100, 0)
  })
})

test("an unknown range is a 422 at range", async () => {
  const { status, body } = await admin.get("/card/card-analytics/avg-sessions", { range: "last-week" })
  expect([status, Object.keys(body.error)]).toEqual([422, ["range"]])
})
