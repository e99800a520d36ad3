import { shopCurrency } from "@/lib/features/catalogue/values"

interface Units {
  /** Minor units. */
  money?: string[]
  /** Basis points. */
  rate?: string[]
  percent?: string[]
  /** Thousandths. */
  quantity?: string[]
  minutes?: string[]
  /** The currency of amounts whose event doesn't name one. */
  currency?: string
}

/** What the numbers of a record are, by its type or the part's table. */
export const units: Record<string, Units> = {
  invoice: { money: ["total", "paid", "credited"] },
  invoice_lines: {
    money: ["unitPrice", "netCorrection", "vatCorrection"],
    rate: ["discount", "vatRate"],
    quantity: ["quantity"],
  },
  payments: { money: ["amount"] },
  product: { money: ["price"], currency: shopCurrency },
  coupon: { money: ["minimum"], currency: shopCurrency },
  order: { money: ["subtotal", "discount", "couponDiscount", "delivery", "total"], currency: shopCurrency },
  order_lines: { money: ["price", "total"], percent: ["discountPercentage"], currency: shopCurrency },
  order_payments: { money: ["amount"], currency: shopCurrency },
  "till-session": { money: ["expectedOpening", "countedOpening", "expectedClosing", "countedClosing"] },
  till_events: { money: ["amount"] },
  drop: { money: ["amount", "counted"] },
  "safe-movement": { money: ["amount", "expected"] },
  "bank-bag": { money: ["amount", "credited"] },
  "counter-deposit": { money: ["amount", "fee"] },
  event: { minutes: ["reminder"] },
}
