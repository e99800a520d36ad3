"use client"

import { useTranslations } from "next-intl"
import { CandlestickChart } from "@/components/charts/candlestick-chart"
import { candles } from "@/components/kit/chart-data"

export default function Candlestick() {
  const t = useTranslations("kit/apex")
  return (
    <CandlestickChart
      label={t("candlestick.title")}
      candles={candles}
      unit={{ kind: "money", currency: "EUR" }}
      words={{
        at: t("words.day"),
        open: t("candlestick.open"),
        high: t("candlestick.high"),
        low: t("candlestick.low"),
        close: t("candlestick.close"),
      }}
    />
  )
}
