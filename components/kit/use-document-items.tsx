import { Copy, Pencil, Printer, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ContextMenuItem } from "@/components/ui/context-menu-entry"

/** The actions for a delivery note, for the context menu demos. */
export function useDocumentItems() {
  const t = useTranslations("kit/context-menu.place")
  return (choose: (label: string) => () => void): ContextMenuItem[] => [
    { label: t("edit"), icon: <Pencil />, onSelect: choose(t("edit")) },
    { label: t("copy"), icon: <Copy />, onSelect: choose(t("copy")) },
    { label: t("print"), icon: <Printer />, onSelect: choose(t("print")) },
    { label: t("delete"), icon: <Trash2 />, tone: "danger", separated: true, onSelect: choose(t("delete")) },
  ]
}
