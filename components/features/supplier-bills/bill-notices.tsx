"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { TextLink } from "@/components/ui/text-link"
import type { SupplierBill } from "@/lib/features/supplier-bills/schema"

const deliveryTones = { booked: "success", reversed: "warning" } as const
const deliveryAddress = (id: number) => `/business/stock/deliveries?open=${id}`

interface Props {
  bill: SupplierBill
  /** The caller brought it in, above the limit. */
  needsOther: boolean
}

/** Warnings for somebody who is about to approve or pay a bill, and where its goods are. */
export function BillNotices({ bill, needsOther }: Props) {
  const t = useTranslations("supplier-bills.bill")
  const { iban, supplier, delivery, delivered } = bill
  const isOpen = bill.state === "arrived" || bill.state === "approved"
  const known = delivery && (["proposed", "booked", "reversed"] as const).find((state) => state === delivery.state)
  return (
    <div className="grid gap-3 empty:hidden">
      {isOpen && iban && supplier.iban && iban !== supplier.iban && (
        <Alert tone="danger" title={t("ibanDiffers")}>
          {t("ibanText", { iban, known: supplier.iban })}
        </Alert>
      )}
      {delivered !== null && (
        <Alert tone="danger" title={t("delivered")}>
          {t("deliveredText")} <TextLink href={deliveryAddress(delivered)}>{t("openDelivery")}</TextLink>
        </Alert>
      )}
      {needsOther && <Alert tone="warning">{t("fourEyes")}</Alert>}
      {delivery && known && (
        <Alert tone={known === "proposed" ? "info" : deliveryTones[known]}>
          {t(`delivery.${known}`, { shop: delivery.shopName })}{" "}
          <TextLink href={deliveryAddress(delivery.id)}>{t("openDelivery")}</TextLink>
        </Alert>
      )}
    </div>
  )
}
