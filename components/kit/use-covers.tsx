import { useTranslations } from "next-intl"
import { CoverSlide } from "./cover-slide"

export const covers = [
  ["street-dusk", "street"],
  ["shelf-teal", "shelf"],
  ["ink-iris", "ink"],
  ["parcel-dusk", "parcel"],
  ["paper-amber", "paper"],
  ["shopfront-night", "shop"],
  ["desk-sage", "desk"],
  ["ledger-teal", "ledger"],
] as const

/** Cover pictures as slides for the swiper demos. */
export function useCovers(count = 5) {
  const t = useTranslations("kit/swiper.covers")
  return covers
    .slice(0, count)
    .map(([file, name]) => ({ key: file, content: <CoverSlide file={file} text={t(name)} /> }))
}
