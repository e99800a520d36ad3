"use client"

import { PackageX, PartyPopper } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/orders/endpoints"
import { OrderLines } from "./order-lines"

/** Last checkout step: confirms the order and links to it. Somebody may have cancelled it while it was being paid. */
export default function DoneStep({ id }: { id: number }) {
  const t = useTranslations("orders.done")
  const { data, error } = useQuery(endpoints.getOrder, { query: { id } })
  const toShop = (
    <ButtonLink variant="outline" href="/apps/ecommerce/shop">
      {t("toShop")}
    </ButtonLink>
  )
  if (!data && error)
    return (
      <Card className="mx-auto max-w-3xl">
        <EmptyState announce icon={<PackageX />} title={t("unknown")} text={error.message} action={toShop} />
      </Card>
    )
  const number = String(id)
  const outcome =
    data?.order.status === "cancelled"
      ? ({ icon: <PackageX />, title: t("cancelledTitle", { number }), text: t("cancelledText") } as const)
      : ({ tone: "success", icon: <PartyPopper />, title: t("title", { number }), text: t("text") } as const)
  return (
    <Card className="mx-auto max-w-3xl">
      <EmptyState
        announce
        {...outcome}
        action={
          <>
            <ButtonLink href={`/apps/ecommerce/order/${id}`}>{t("toOrder")}</ButtonLink>
            {toShop}
          </>
        }
      />
      {data && <OrderLines order={data.order} />}
    </Card>
  )
}
