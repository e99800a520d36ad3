import { Copy, Printer, Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import type { MenuAction } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"

const acts = [
  { id: "send", icon: <Send /> },
  { id: "print", icon: <Printer /> },
  { id: "copy", icon: <Copy /> },
  { id: "remove", icon: <Trash2 />, tone: "danger" },
] as const

/** What one can do with an order, for demos of menus; each says that it was done. */
export function useOrderActs(): MenuAction[] {
  const t = useTranslations("kit/dropdowns")
  return acts.map(({ id, ...look }) => {
    const label = t(`act.${id}`)
    return { ...look, label, onSelect: () => void toast.success(t("did", { act: label })) }
  })
}
