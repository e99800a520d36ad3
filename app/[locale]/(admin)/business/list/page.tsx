import { getTranslations, setRequestLocale } from "next-intl/server"
import { BusinessesScreen } from "@/components/features/businesses/businesses-screen"
import { requireAbility } from "@/components/layout/guard"
import { type Address, ListData } from "./list-data"

export const generateMetadata = async () => ({ title: (await getTranslations("businesses"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Address> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Business"])
  return (
    <ListData address={await searchParams}>
      <BusinessesScreen />
    </ListData>
  )
}
