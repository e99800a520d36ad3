"use client"

import { useFormatter, useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { SketchedChart } from "@/components/charts/sketched-chart"
import { TimeChart } from "@/components/charts/time-chart"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { StockFigures } from "@/lib/features/stock/schema/figures"

interface FigureProps {
  title: string
  text: string
  figure: string
  /** The list that adds up to the figure. */
  href: string
  label: string
  children: ReactNode
}

function Figure({ title, text, figure, href, label, children }: FigureProps) {
  return (
    <Card className="flex flex-col">
      <CardHeader title={title} subtitle={text} actions={<TextLink href={href}>{label}</TextLink>} />
      <CardBody className="flex flex-1 flex-col">
        <p className="mb-3">
          <bdi className="tabular font-semibold text-display tracking-tight">{figure}</bdi>
        </p>
        {children}
      </CardBody>
    </Card>
  )
}

const sum = <Row,>(rows: Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)

/** The total that the shares of ABC classes are percentages of. Without a total there are no shares. */
const share = (value: number, total: number) => (total === 0 ? 0 : Math.round((1_000 * value) / total) / 10)

/** The charts of one currency. */
export function FigureCards({ figures, from, to }: { figures: StockFigures; from: string; to: string }) {
  const t = useTranslations("stock")
  const locale = useLanguage()
  const format = useFormatter()
  const { currency, value, cover, losses, abc } = figures
  const unit = { kind: "money", currency } as const
  const last = value.at(-1)?.value ?? 0
  const [worth, sold] = [sum(cover, (row) => row.value), sum(cover, (row) => row.sold)]
  const lost = sum(losses, (row) => row.value)
  const total = { sold: sum(abc, (row) => row.sold), value: sum(abc, (row) => row.value) }
  const lasting = cover.filter(({ days }) => days !== null)
  const a = abc.find((row) => row.class === "A")
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Figure
        title={t("figures.value.title")}
        text={t("figures.value.text")}
        figure={money(last, currency, locale)}
        href="/business/stock"
        label={t("figures.value.link")}
      >
        <TimeChart
          label={t("figures.value.title")}
          shape="area"
          unit={unit}
          points={{ kind: "day", values: value.map(({ day }) => day) }}
          series={[
            { name: "value", label: t("fields.value"), data: value.map((row) => major(row.value)), colour: "1" },
          ]}
        />
      </Figure>
      <Figure
        title={t("figures.cover.title")}
        text={t("figures.cover.text")}
        figure={sold > 0 ? t("figures.cover.days", { days: Math.round((worth * 28) / sold) }) : "–"}
        href="/business/stock?state=dead"
        label={t("figures.cover.link")}
      >
        <SketchedChart
          label={t("figures.cover.title")}
          pointsLabel={t("figures.cover.category")}
          shape="bar"
          horizontal
          unit={{ kind: "count" }}
          points={lasting.map(({ categoryName }) => categoryName ?? t("figures.cover.none"))}
          series={[
            { name: "days", label: t("figures.cover.series"), data: lasting.map(({ days }) => days ?? 0), colour: "2" },
          ]}
        />
      </Figure>
      <Figure
        title={t("figures.losses.title")}
        text={t("figures.losses.text")}
        figure={money(lost, currency, locale)}
        href={`/business/stock/waste?from=${from}&to=${to}`}
        label={t("figures.losses.link")}
      >
        <SketchedChart
          label={t("figures.losses.title")}
          pointsLabel={t("fields.reason")}
          shape="bar"
          horizontal
          unit={unit}
          points={losses.map(({ reason }) => t(`figures.reasons.${reason}`))}
          series={[
            { name: "lost", label: t("fields.value"), data: losses.map((row) => major(row.value)), colour: "3" },
          ]}
        />
      </Figure>
      <Figure
        title={t("figures.abc.title")}
        text={t("figures.abc.text")}
        figure={t("figures.abc.figure", {
          products: a?.products ?? 0,
          share: format.number(share(a?.sold ?? 0, total.sold) / 100, { style: "percent" }),
        })}
        href={`/business/stock/sales?from=${from}&to=${to}`}
        label={t("figures.abc.link")}
      >
        <SketchedChart
          label={t("figures.abc.title")}
          pointsLabel={t("figures.abc.class")}
          shape="bar"
          unit={{ kind: "count" }}
          points={abc.map((row) => t("figures.abc.point", { class: row.class, products: row.products }))}
          series={[
            {
              name: "sold",
              label: t("figures.abc.sold"),
              data: abc.map((row) => share(row.sold, total.sold)),
              colour: "1",
            },
            {
              name: "value",
              label: t("figures.abc.value"),
              data: abc.map((row) => share(row.value, total.value)),
              colour: "2",
            },
          ]}
        />
      </Figure>
    </div>
  )
}
