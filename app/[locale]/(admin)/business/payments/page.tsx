import { getTranslations, setRequestLocale } from "next-intl/server"
import { PaymentsScreen } from "@/components/features/payments/payments-screen"
import { Register } from "@/components/features/payments/register"
import { requireAbility } from "@/components/layout/guard"
import type { AddressParams } from "@/lib/core/client/list-state"
import { RegisterData } from "./register-data"

export const generateMetadata = async () => ({ title: (await getTranslations("payments"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Payment"])
  return (
    <RegisterData address={await searchParams}>
      <PaymentsScreen tab="register">
        <Register />
      </PaymentsScreen>
    </RegisterData>
  )
}
