"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"

const edges = ["top", "bottom"] as const
const sides = ["start", "center", "end"] as const
const positions = edges.flatMap((edge) => sides.map((side) => `${edge}-${side}` as const))

export default function Positions() {
  const t = useTranslations("kit/toastr.positions")
  return (
    <div className="grid grid-cols-3 gap-2">
      {positions.map((position) => (
        <Button key={position} variant="outline" onClick={() => toast.info(t("text"), { position })}>
          {t(position)}
        </Button>
      ))}
    </div>
  )
}
