import { SearchX } from "lucide-react"
import { useTranslations } from "next-intl"
import { UnknownRecord } from "@/components/layout/unknown-record"
import { ContinueLink } from "./way-on"

/** Shown within the shell for an address that no screen has. */
export function UnknownPage() {
  const t = useTranslations("misc.notFound")
  return <UnknownRecord icon={<SearchX />} title={t("title")} text={t("text")} action={<ContinueLink />} />
}
