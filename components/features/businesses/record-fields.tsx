"use client"

import { BusinessFields } from "./fields/business-fields"
import { AccountFields, SafeFields, TillFields } from "./fields/part-fields"
import { ShopFields } from "./fields/shop-fields"
import type { Kind } from "./open"

interface Props {
  kind: Kind
  values: Record<string, unknown>
  /** Of the business. */
  currency: string
  isNew: boolean
}

/** The fields of a record's form. */
export function RecordFields({ kind, values, currency, isNew }: Props) {
  switch (kind) {
    case "business":
      return <BusinessFields country={String(values.country)} />
    case "shop":
      return <ShopFields currency={currency} isNew={isNew} hasTolerance={"varianceTolerance" in values} />
    case "till":
      return <TillFields />
    case "safe":
      return <SafeFields currency={currency} hasLimits={"changeFund" in values} />
    case "account":
      return <AccountFields />
  }
}
