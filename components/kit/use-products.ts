import { useTranslations } from "next-intl"

const products = [
  { id: "dotted", group: "paper", picture: "dotted-journal", price: 14.5 },
  { id: "linen", group: "paper", picture: "linen-notebook", price: 18 },
  { id: "marbled", group: "paper", picture: "marbled-paper", price: 6.9 },
  { id: "airmail", group: "paper", picture: "airmail-envelopes", price: 4.2 },
  { id: "fountain", group: "writing", picture: "brass-fountain-pen", price: 62 },
  { id: "glass", group: "writing", picture: "glass-dip-pen", price: 24 },
  { id: "pencils", group: "writing", picture: "cedar-pencils", price: 9.8 },
  { id: "ink", group: "writing", picture: "iron-gall-ink", price: 11.5 },
  { id: "candle", group: "gifts", picture: "beeswax-candle", price: 12 },
  { id: "boxes", group: "gifts", picture: "nested-gift-boxes", price: 16 },
  { id: "card", group: "gifts", picture: "birthday-card", price: 3.5 },
  { id: "wrap", group: "gifts", picture: "kraft-wrapping-paper", price: 5 },
] as const

/** Sample products for the autocomplete demos. */
export function useProducts() {
  const t = useTranslations("kit/auto-complete")
  return products.map(({ id, group, ...more }) => ({
    ...more,
    value: id,
    label: t(`thing.${id}`),
    group: t(`group.${group}`),
  }))
}
