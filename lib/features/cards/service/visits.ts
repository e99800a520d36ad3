import type { Scope } from "@/lib/core/db/types"
import { type Period, pointsOf, type Range, type Span } from "@/lib/core/range"
import { findMetrics, type MetricPoint } from "../store/metrics"
import { type Device, devices, lastDays, type MetricName } from "../values"
import { drawn, figureOf, growthOf, periodWithPrevious, share, shown, toOne } from "./period"

const daysIn = (span: Span) => pointsOf(span, "day").length

/** Returns averages per day, so that a month of 31 days doesn't seem busier than one of 28. */
export async function avgSessions(scope: Scope, range: Range) {
  const { period, both } = periodWithPrevious(range)
  const names: MetricName[] = ["sessions", "returning", "users", "seconds", "sessionsGoal"]
  const rows = await findMetrics(scope, names, both, period.grain)
  const figure = (name: MetricName) =>
    figureOf(
      period,
      rows.filter((row) => row.name === name),
      ({ value }) => value,
    )
  const { data, previous, total, before } = figure("sessions")
  const days = daysIn(period)
  return {
    sessions: toOne(total / days),
    last_days: lastDays,
    growth: growthOf(total / days, before / daysIn(period.before)),
    goal: figure("sessionsGoal").total,
    users: toOne(figure("users").total / days),
    retention: toOne(share(figure("returning").total, total) * 100),
    duration: Math.round(share(figure("seconds").total, total)),
    total,
    before,
    previous,
    ...drawn(period),
    series: [{ name: "sessions", title: "Sessions", data }],
  }
}

const looks: Record<Device, { name: string; icon: string; iconColor: string }> = {
  desktop: { name: "Desktop", icon: "Monitor", iconColor: "primary" },
  mobile: { name: "Mobile", icon: "Smartphone", iconColor: "warning" },
  tablet: { name: "Tablet", icon: "Tablet", iconColor: "danger" },
}

function usageOf(rows: MetricPoint[], period: Period) {
  const all = figureOf(period, rows, ({ value }) => value)
  return (device: Device) => {
    const own = figureOf(
      period,
      rows.filter(({ dimension }) => dimension === device),
      ({ value }) => value,
    )
    const usage = toOne(share(own.total, all.total) * 100)
    const before = toOne(share(own.before, all.before) * 100)
    return { sessions: own.total, usage, upDown: all.before === 0 ? 0 : toOne(usage - before) }
  }
}

/** Returns the share of each device in all sessions, in percent. */
export async function sessionsDevice(scope: Scope, range: Range) {
  const { period, both } = periodWithPrevious(range)
  const usage = usageOf(await findMetrics(scope, ["sessions"], both, period.grain), period)
  const chart_info = devices.map((device) => {
    const { name, icon, iconColor } = looks[device]
    const { sessions, usage: percent, upDown } = usage(device)
    return { icon, name, iconColor, usage: percent, upDown, device, sessions }
  })
  return { last_days: lastDays, chart_info, ...shown(period) }
}
