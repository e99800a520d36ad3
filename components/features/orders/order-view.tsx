"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { PageHeader } from "@/components/ui/page-header"
import { TextLink } from "@/components/ui/text-link"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/orders/endpoints"
import { AddressLines } from "./address-lines"
import { OrderActions } from "./order-actions"
import { OrderHistory } from "./order-history"
import { OrderLines } from "./order-lines"
import { OrderPayments } from "./order-payments"
import { OrderStatus } from "./order-status"
import { RetryRefund } from "./retry-refund"

/** An order with its products, customer, payment and status, updated live. */
export function OrderView({ id }: { id: number }) {
  const t = useTranslations("orders")
  const format = useFormatter()
  const maySeeCustomer = useAbility().can("read", "Customer")
  const { data, error, mutate } = useQuery(endpoints.getOrder, { query: { id } })
  if (!data)
    return error ? (
      <Card>
        <LoadFailed text={error.message} onRetry={() => void mutate()} />
      </Card>
    ) : null
  const { order } = data
  const number = String(id)
  const instalmentText = order.instalments > 0 && t("payment.parts", { parts: order.instalments })
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-3">
            {t("number", { number })}
            <OrderStatus status={order.status} />
          </span>
        }
        subtitle={format.dateTime(new Date(order.placedAt), { dateStyle: "full", timeStyle: "short" })}
        breadcrumbs={[{ label: t("title"), href: "/apps/ecommerce/orders" }, { label: t("number", { number }) }]}
        actions={<OrderActions order={order} />}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <CardHeader title={t("view.goods")} />
          <OrderLines order={order} />
        </Card>
        <div className="grid grid-cols-1 gap-5">
          <Card>
            <CardHeader title={t("view.history")} />
            <CardBody>
              <OrderHistory events={order.events} />
            </CardBody>
          </Card>
          {order.payments.length > 0 && (
            <Card>
              <CardHeader title={t("money.title")} />
              <CardBody className="space-y-3">
                <OrderPayments payments={order.payments} currency={order.currency} />
                {order.mayRetryRefund && <RetryRefund id={id} />}
              </CardBody>
            </Card>
          )}
          <Card>
            <CardHeader title={t("view.customer")} />
            <CardBody>
              <DescriptionList
                items={[
                  {
                    term: t("columns.customer"),
                    value: maySeeCustomer ? (
                      <TextLink href={`/business/customers?q=${encodeURIComponent(order.customerEmail)}`}>
                        {order.customer}
                      </TextLink>
                    ) : (
                      order.customer
                    ),
                  },
                  { term: t("view.email"), value: order.customerEmail },
                  {
                    term: t("columns.payment"),
                    value: [t(`payment.ways.${order.payment}`), order.paymentLabel, instalmentText]
                      .filter(Boolean)
                      .join(" · "),
                  },
                ]}
              />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title={t("payment.deliverTo")} subtitle={t(`address.kinds.${order.address.kind}`)} />
            <CardBody>
              <AddressLines address={order.address} />
            </CardBody>
          </Card>
        </div>
      </div>
    </>
  )
}
