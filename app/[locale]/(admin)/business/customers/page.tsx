import { getTranslations, setRequestLocale } from "next-intl/server"
import { CustomerList } from "@/components/features/customers/customer-list"
import { IouFrame } from "@/components/features/customers/iou-frame"
import { customerListSource } from "@/components/features/customers/sources"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listCustomersHandler } from "@/lib/features/customers/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("customers"))("all") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Customer"])
  const { rules } = customerListSource
  return (
    <Prefetch
      handler={listCustomersHandler}
      input={{ query: listQuery(rules, parseListState(rules, await searchParams)) }}
    >
      <IouFrame tab="customers">
        <CustomerList />
      </IouFrame>
    </Prefetch>
  )
}
