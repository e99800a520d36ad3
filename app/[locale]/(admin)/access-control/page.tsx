import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { AccessControl } from "@/components/features/access-control/access-control"
import { requireAbility } from "@/components/layout/guard"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.access")
  return { title: t("title") }
}

export default async function AccessControlPage() {
  return <AccessControl principal={await requireAbility(["read", "ACL"])} />
}
