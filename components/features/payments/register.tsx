"use client"

import { ArrowLeftRight } from "lucide-react"
import { useTranslations } from "next-intl"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { ListScreen } from "@/components/list/list-screen"
import type { Payment, PaymentListQuery } from "@/lib/features/payments/schema/register"
import { registerSource } from "./list-sources"
import { PaymentFigures } from "./payment-figures"
import { useDay } from "./use-day"
import { useRegisterColumns } from "./use-register-columns"
import { useRegisterFilters } from "./use-register-filters"

/** All payments, below what they come to. */
export function Register() {
  const t = useTranslations("payments")
  const shop = useChosenShop()
  const day = useDay()
  return (
    <>
      <PaymentFigures shop={shop} />
      <ListScreen<Payment, PaymentListQuery>
        source={shop === undefined ? registerSource : { ...registerSource, fixed: { shop } }}
        columns={useRegisterColumns()}
        filters={useRegisterFilters()}
        labels={{
          title: t("register.list"),
          search: t("register.search"),
          emptyTitle: t("register.emptyTitle"),
          emptyText: t("register.emptyText"),
          row: ({ name, date }) => name || t("register.row", { day: day(date) }),
        }}
        emptyIcon={<ArrowLeftRight />}
      />
    </>
  )
}
