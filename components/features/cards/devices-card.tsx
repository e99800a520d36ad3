import { Monitor, Smartphone, Tablet } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useAmounts } from "./amounts"
import type { CardResponse } from "./figures"

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet }

/** Visits by type of device. */
export function DevicesCard({ devices }: { devices: CardResponse<"getSessionsDevice"> }) {
  const t = useTranslations("cards.devices")
  const format = useFormatter()
  const { count, percent } = useAmounts()
  return (
    <Card className="flex flex-1 flex-col">
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody className="flex flex-1 flex-col">
        <ul className="flex flex-1 flex-col justify-between gap-4">
          {devices.chart_info.map(({ device, usage, upDown, sessions }) => {
            const Icon = icons[device]
            return (
              <li key={device} className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-ink-muted"
                >
                  <Icon className="size-4.5" />
                </span>
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-baseline gap-x-2 text-dense">
                    <span className="flex-1 font-medium">{t(`names.${device}`)}</span>
                    <bdi className="tabular text-ink-muted text-xs">
                      {format.number(upDown, { signDisplay: "exceptZero", maximumFractionDigits: 1 })} {t("points")}
                    </bdi>
                    <bdi className="tabular w-12 text-end font-medium">{percent(usage / 100, 1)}</bdi>
                  </p>
                  <div
                    aria-hidden="true"
                    title={t("sessions", { count: sessions })}
                    className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-neutral-soft"
                  >
                    <div className="h-full rounded-full bg-chart-1" style={{ width: `${usage}%` }} />
                  </div>
                  <span className="sr-only">{t("sessions", { count: sessions })}</span>
                </div>
              </li>
            )
          })}
        </ul>
        <p className="mt-5 border-line border-t pt-4 text-dense text-ink-muted">
          <bdi>{t("total", { count: count(devices.chart_info.reduce((sum, { sessions }) => sum + sessions, 0)) })}</bdi>
        </p>
      </CardBody>
    </Card>
  )
}
