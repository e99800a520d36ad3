import { Copy, Printer, Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import type { MenuAction } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"

const actions = [
  { id: "send", icon: <Send /> },
  { id: "print", icon: <Printer /> },
  { id: "copy", icon: <Copy /> },
  { id: "remove", icon: <Trash2 />, tone: "danger" },
] as const

/** The actions for an order, for the menu demos. Each only shows a toast. */
export function useOrderActions(): MenuAction[] {
  const t = useTranslations("kit/dropdowns")
  return actions.map(({ id, ...look }) => {
    const label = t(`act.${id}`)
    return { ...look, label, onSelect: () => void toast.success(t("did", { act: label })) }
  })
}
