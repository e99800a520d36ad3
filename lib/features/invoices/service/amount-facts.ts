import { roundedShare } from "@/lib/core/money"
import { quantityUnits } from "@/lib/core/vat"
import type { FoundDocument } from "../store/read"
import type { Unit, VatCategory } from "../values"
import { documentAmounts } from "../values/amounts"

// The amounts of a document, as facts for other formats. Pure functions.

export interface FactLine {
  position: number
  name: string
  description: string
  /** In thousandths. Negative instead of the price, because EN 16931 doesn't allow negative prices. */
  quantity: bigint
  unit: Unit
  /** The price of one unit, without VAT. Never negative. */
  netPrice: bigint
  /** Quantity times price, less the net amount. Rounding may make it negative by a cent. */
  discount: bigint
  /** The discount in basis points, if it is a percentage. */
  discountRate: number
  net: bigint
  category: VatCategory
  rate: number
}

/** The fields of a line that its facts depend on. */
export type BilledItem = Pick<
  FoundDocument["lines"][number],
  | (
      | "position"
      | "item"
      | "description"
      | "unit"
      | "unitPriceMinor"
      | "quantity"
      | "discount"
      | "vatCategory"
      | "vatRate"
    )
  | ("netCorrection" | "vatCorrection")
>

function lineFacts(line: BilledItem, netMinor: number, sign: bigint): FactLine {
  const price = BigInt(line.unitPriceMinor) * sign
  const flip = price < 0n ? -1n : 1n
  const quantity = BigInt(line.quantity) * flip
  const netPrice = price * flip
  const net = BigInt(netMinor) * sign
  const gross = roundedShare(quantity * netPrice, BigInt(quantityUnits))
  return {
    ...{ position: line.position, name: line.item, description: line.description, unit: line.unit },
    ...{ quantity, netPrice, discount: gross - net, discountRate: line.discount, net },
    ...{ category: line.vatCategory, rate: line.vatRate },
  }
}

/** The amounts of a document, without the reasons for no VAT. Those of a credit note are positive. */
export function amountFacts(
  kind: "invoice" | "credit",
  lines: readonly BilledItem[],
  discount: number,
  settled: number,
) {
  const sign = kind === "credit" ? -1n : 1n
  const amounts = documentAmounts(lines, discount)
  const big = (minor: number) => BigInt(minor) * sign
  return {
    lines: lines.map((line, i) => lineFacts(line, amounts.lines[i]?.netMinor ?? 0, sign)),
    discounts: amounts.groups.flatMap(({ category, rate, shareMinor }) =>
      shareMinor === 0 ? [] : [{ category, rate, amount: big(shareMinor) }],
    ),
    vat: amounts.groups.map(({ category, rate, netMinor, vatMinor }) => ({
      ...{ category, rate, taxable: big(netMinor), amount: big(vatMinor) },
    })),
    totals: {
      ...{ lines: big(amounts.linesMinor), discount: big(amounts.discountMinor), net: big(amounts.netMinor) },
      ...{ vat: big(amounts.vatMinor), gross: big(amounts.totalMinor), paid: BigInt(settled) },
      due: big(amounts.totalMinor) - BigInt(settled),
    },
  }
}
