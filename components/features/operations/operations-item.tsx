import { useTranslations } from "next-intl"
import { PageIcon } from "@/components/layout/page-icon"
import { Link } from "@/components/ui/link"

/** The entry of the operators' screen in the user menu. */
export function OperationsItem() {
  const t = useTranslations("shell.user")
  return (
    <Link href="/operations" className="panel-item">
      <PageIcon name="Activity" className="size-4 text-ink-faint" />
      {t("operations")}
    </Link>
  )
}
