import { figurePeriods } from "@/lib/features/stock/values/figures"

const usual = 90

/** The query of the figures. Page and screen share it, so that both request the same URL. */
export const figuresQueryOf = (shop: number | undefined, days: string | null | undefined) => ({
  ...(shop !== undefined && { shop }),
  days: figurePeriods.find((period) => String(period) === days) ?? usual,
})
