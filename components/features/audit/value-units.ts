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

/** The units of a record's numbers, by the record's type or the table of its part. */
export const units: Record<string, Units> = {
  invoice: { money: ["total", "paid", "credited"] },
  invoice_reminders: { money: ["balance"] },
  invoice_lines: {
    money: ["unitPrice", "netCorrection", "vatCorrection"],
    rate: ["discount", "vatRate"],
    quantity: ["quantity"],
  },
  payments: { money: ["amount"] },
  product: { money: ["price", "costLast", "costAverage"], currency: shopCurrency },
  product_prices: { money: ["amount"] },
  category: { rate: ["marginBps"] },
  coupon: { money: ["minimum"], currency: shopCurrency },
  order: {
    money: ["subtotal", "discount", "couponDiscount", "delivery", "total", "net", "vat", "gross"],
    rate: ["rate"],
    currency: shopCurrency,
  },
  order_lines: {
    money: ["price", "total", "amount", "off", "minimum"],
    percent: ["discountPercentage"],
    rate: ["vatRate", "rate"],
    currency: shopCurrency,
  },
  offer: { money: ["amount", "off", "price", "minimum"], rate: ["rate"] },
  order_payments: { money: ["amount"], currency: shopCurrency },
  "till-session": { money: ["expectedOpening", "countedOpening", "expectedClosing", "countedClosing"] },
  till_events: { money: ["amount"] },
  drop: { money: ["amount", "counted"] },
  "safe-movement": { money: ["amount", "expected"] },
  "bank-bag": { money: ["amount", "credited"] },
  "counter-deposit": { money: ["amount", "fee"] },
  "supplier-bill": { money: ["net", "vat", "total"] },
  "account-payment": { money: ["amount", "allocated"] },
  payment_allocations: { money: ["amount"] },
  "payment-batch": { money: ["total"] },
  "recurring-invoice": { money: ["total"] },
  "direct-debit": { money: ["amount", "tolerance"], rate: ["vatRate"] },
  "direct-debit-occurrence": { money: ["expected", "amount", "fee"] },
  "recurring-charge": { money: ["amount"], rate: ["vatRate"] },
  event: { minutes: ["reminder"] },
}
