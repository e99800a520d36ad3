import { useTranslations } from "next-intl"
import type { SortableTexts } from "@/components/ui/sortable-lists"

/** Screen reader announcements for the drag-and-drop demos. */
export function useDragLabels(): SortableTexts {
  const t = useTranslations("kit/drag-and-drop.words")
  return {
    role: t("role"),
    instructions: t("instructions"),
    handle: (name) => t("handle", { name }),
    pickedUp: (name) => t("pickedUp", { name }),
    over: (name, place) => t("over", { name, ...place }),
    dropped: (name) => t("dropped", { name }),
    cancelled: (name) => t("cancelled", { name }),
  }
}
