import { getTranslations, setRequestLocale } from "next-intl/server"
import { chipsQuery, invoiceListSource } from "@/components/features/invoices/invoice-list-source"
import { InvoicesScreen } from "@/components/features/invoices/invoices-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, filtersOf, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listInvoiceRowsHandler, sumInvoicesHandler } from "@/lib/features/invoices/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("invoices"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Invoice"])
  const { rules } = invoiceListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={sumInvoicesHandler} input={{ query: chipsQuery(query) }}>
      <Prefetch handler={sumInvoicesHandler} input={{ query: filtersOf(query) }}>
        <Prefetch handler={listInvoiceRowsHandler} input={{ query }}>
          <InvoicesScreen />
        </Prefetch>
      </Prefetch>
    </Prefetch>
  )
}
