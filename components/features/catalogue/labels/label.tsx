import { useTranslations } from "next-intl"
import { barcodePicture } from "@/lib/core/barcode-svg"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { CatalogueProduct } from "@/lib/features/catalogue/schema/products"
import { type LabelPaper, labelGtin, labelPapers } from "@/lib/features/catalogue/values/labels"

/** Millimetres of the barcode on each paper. Below 80 % of its nominal size, scanners begin to fail. */
const codeSize = { a4x24: [33, 20], a4x40: [29, 17], a4x65: [24, 13], roll: [31, 19] } as const

interface Props {
  product: CatalogueProduct
  paper: LabelPaper
  place: number
}

/** A shelf label: name, price, price per unit and barcode. */
export function Label({ product, paper, place }: Props) {
  const t = useTranslations("products")
  const locale = useLanguage()
  const { name, price, currency, unitPrice, gtins } = product
  const { columns, width, height, left, top, gapX } = labelPapers[paper]
  const gtin = labelGtin(gtins)
  const [codeWidth, codeHeight] = codeSize[paper]
  return (
    <div
      className="label"
      style={{
        insetInlineStart: `${left + (place % columns) * (width + gapX)}mm`,
        insetBlockStart: `${top + Math.floor(place / columns) * height}mm`,
        inlineSize: `${width}mm`,
        blockSize: `${height}mm`,
      }}
    >
      <bdi className="label-name">{name}</bdi>
      <p className="label-price tabular">
        <bdi>{price === null ? "" : money(price, currency, locale)}</bdi>
        {unitPrice && <small>{t(`per.${unitPrice.per}`, { price: money(unitPrice.amount, currency, locale) })}</small>}
      </p>
      {gtin && (
        <img
          src={barcodePicture(gtin)}
          alt={gtin}
          className="label-code"
          style={{ inlineSize: `${codeWidth}mm`, blockSize: `${codeHeight}mm` }}
        />
      )}
    </div>
  )
}
