"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { TextLink } from "@/components/ui/text-link"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { Customer } from "@/lib/features/customers/schema"
import { AccountCard } from "./account-card"
import { useAccountBusiness } from "./use-account-business"

/** A customer's debts, business by business, beside the customer's details. */
export function CustomerOverview({ first }: { first: Customer }) {
  const t = useTranslations("customers")
  const locale = useLanguage()
  const mayRead = useAbility().can("read", "Iou")
  const { data: customer = first } = useQuery(endpoints.getCustomer, { params: { id: first.id } })
  const { business, places } = useAccountBusiness(customer)
  const names = new Map(places.map((place) => [place.business, place.businessName]))
  const currency = places.find((place) => place.business === business)?.currency ?? "EUR"
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-4 md:space-y-5">
        {customer.mergedInto !== null && (
          <Alert>
            {t("merged")} <TextLink href={`/business/customers/${customer.mergedInto}`}>{t("mergedOpen")}</TextLink>
          </Alert>
        )}
        {customer.balances.length > 1 && (
          <nav aria-label={t("businesses")} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {customer.balances.map((one) => (
              <TextLink
                key={one.business}
                href={`/business/customers/${customer.id}?business=${one.business}`}
                aria-current={one.business === business ? "page" : undefined}
              >
                {names.get(one.business) ?? one.business} · {money(one.balance, one.currency, locale)}
              </TextLink>
            ))}
          </nav>
        )}
        {mayRead && business !== undefined && <AccountCard customer={customer} business={business} />}
      </div>
      <Card>
        <CardHeader title={t("details")} />
        <CardBody>
          <DescriptionList
            items={[
              { term: t("fields.email"), value: customer.email },
              { term: t("fields.phone"), value: customer.phone },
              { term: t("fields.address"), value: customer.address },
              { term: t("fields.country"), value: customer.country },
              { term: t("fields.vatNumber"), value: customer.vatNumber },
              { term: t("fields.language"), value: t(`languages.${customer.language}`) },
              {
                term: t("fields.iouLimit"),
                value: customer.iouLimit === null ? t("noLimit") : money(customer.iouLimit, currency, locale),
              },
              { term: t("fields.state"), value: t(customer.isBlocked ? "blocked" : "open") },
            ]}
          />
        </CardBody>
      </Card>
    </div>
  )
}
