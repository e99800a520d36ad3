import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import type { ClientNamespace } from "@/lib/core/i18n/client-messages"
import type { Customer } from "@/lib/features/customers/schema"
import { CustomerActions } from "./customer-actions"
import { type CustomerTab, CustomerTabs } from "./customer-tabs"

interface Props {
  customer: Customer
  tab: CustomerTab
  /** Further messages of the part. */
  messages?: ClientNamespace[]
  children: ReactNode
}

/** The heading of a customer's page, with what can be done, and one of its parts. */
export function CustomerFrame({ customer, tab, messages = [], children }: Props) {
  const t = useTranslations("customers")
  const { id, name, company, email, phone } = customer
  return (
    <Messages of={["list", "errors", "customers", ...messages]}>
      <PageHeader
        title={name}
        subtitle={[company, email, phone].filter(Boolean).join(" · ") || undefined}
        breadcrumbs={[{ label: t("title"), href: "/business/iou-list" }, { label: name }]}
        actions={<CustomerActions first={customer} />}
      />
      <CustomerTabs id={id} current={tab} />
      {children}
    </Messages>
  )
}
