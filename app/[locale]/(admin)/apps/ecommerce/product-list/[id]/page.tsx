import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { EditorScreen } from "@/components/features/products/editor-screen"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { HttpError } from "@/lib/core/http/errors"
import { getProductRecordHandler } from "@/lib/features/products/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("products.form"))("edit") })

export default async function Page({ params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const principal = await requireAbility(["update", "Product"])
  const client = await currentClient()
  const response = await getProductRecordHandler.execute({ principal, client, query: { id } }).catch((error) => {
    if (error instanceof HttpError && error.status < 500) notFound()
    throw error
  })
  return <EditorScreen record={response.product} />
}
