import { setRequestLocale } from "next-intl/server"
import { CustomerFrame } from "@/components/features/customers/customer-frame"
import { StatementView } from "@/components/features/customers/statement-view"
import { UnknownCustomer } from "@/components/features/customers/unknown-customer"
import { requireAbility } from "@/components/layout/guard"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { customerName, customerOf } from "../../customer-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("customers.unknownTitle", customerName)

export default recordPage(UnknownCustomer, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAbility(["read", "Iou"])
  const customer = await customerOf(id)
  return (
    <CustomerFrame customer={customer} tab="statement">
      <StatementView customer={customer} />
    </CustomerFrame>
  )
})
