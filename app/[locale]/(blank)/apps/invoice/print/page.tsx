import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { PrintScreen } from "@/components/features/invoices/print-screen"
import { invoiceOf } from "../../../../(admin)/apps/invoice/invoice-of"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ id?: string | string[] }>
}

export async function generateMetadata({ searchParams }: Props) {
  const { number } = await invoiceOf(String((await searchParams).id ?? ""))
  return { title: (await getTranslations("invoices"))("one", { number: String(number) }) }
}

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  const { id } = await searchParams
  if (typeof id !== "string") notFound()
  return <PrintScreen invoice={await invoiceOf(id)} />
}
