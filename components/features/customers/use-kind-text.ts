"use client"

import { useTranslations } from "next-intl"
import type { Iou } from "@/lib/features/customers/schema"
import { iouKinds } from "@/lib/features/customers/values"

/** Says what kind of entry a line of a customer's account is. */
export function useKindText(): (line: Pick<Iou, "kind" | "reverses" | "isReversed">) => string {
  const t = useTranslations("customers.kinds")
  return ({ kind, reverses, isReversed }) => {
    const known = iouKinds.find((one) => one === kind)
    const text = known ? t(known) : t("other")
    if (reverses) return t("reversal", { kind: text })
    return isReversed ? t("reversed", { kind: text }) : text
  }
}
