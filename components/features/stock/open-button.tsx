import { Eye } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"

/** Opens the row of a list. */
export function OpenButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("stock")
  return <Button variant="ghost" size="sm" iconOnly icon={<Eye />} label={t("open")} onClick={onClick} />
}
